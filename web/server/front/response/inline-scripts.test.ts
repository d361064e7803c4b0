import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { findInlineScripts } from './inline-scripts.ts'

const latin1 = (text: string) => Buffer.from(text).toString('latin1')

test('a script with letters beyond ASCII has the hash that browsers compute', () => {
  const code = 'say("Spielstätte – heute")'
  const html = latin1(`<title>Bühne</title><script>${code}</script><script>alert("ü")</script>`)
  const own = latin1(code)
  expect(findInlineScripts(html, (one) => one === own)).toEqual({
    hashes: [`'sha256-${createHash('sha256').update(code).digest('base64')}'`],
    unknown: [latin1('alert("ü")')],
    inlineStyles: 0,
  })
})

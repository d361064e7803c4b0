import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { stack } from '#support/stack.ts'

type ReadMail = { subject: string; text: string; html: string }

/** The newest mail to an address, as its reader sees it, once it is sent. `after`: mails that were read before do not count. */
export async function readMail(to: string, { after = 0 } = {}): Promise<ReadMail> {
  let found: string[] = []
  await expect
    .poll(() => (found = mailsTo(to)).length, { message: `a mail to ${to}` })
    .toBeGreaterThan(after)
  return parse(found.at(-1)!)
}

/** The only link of a mail, which its text and its HTML share. */
export function linkOf({ text, html }: ReadMail): string {
  const [ofText] = /https?:\S+/.exec(text) ?? []
  const [, ofHtml] = /href="([^"]+)"/.exec(html) ?? []
  expect(ofText).toBeTruthy()
  expect(ofHtml).toBe(ofText)
  return ofText!
}

function mailsTo(to: string): string[] {
  const folder = `${stack.dataFolder}/mail`
  // There is none before the first mail.
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.eml'))
    .toSorted()
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .filter((mail) => mail.includes(`\nTo: ${to}\n`))
}

function parse(mail: string): ReadMail {
  const subject = /^Subject: ((?:.|\n[ \t])*)$/m.exec(mail)?.[1] ?? ''
  const boundary = /boundary="([^"]+)"/.exec(mail)?.[1]
  const parts = boundary === undefined ? [mail] : mail.split(`--${boundary}`)
  const part = (type: string) => {
    const found = parts.find((one) => one.includes(`Content-Type: text/${type}`)) ?? ''
    const body = found.slice(found.indexOf('\n\n') + 2)
    return /Content-Transfer-Encoding: base64/i.test(found)
      ? Buffer.from(body, 'base64').toString()
      : decodeQuotedPrintable(body)
  }
  return { subject, text: part('plain'), html: part('html') }
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replaceAll('=\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

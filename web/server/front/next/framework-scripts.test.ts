import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { isFrameworkScript } from './framework-scripts.ts'

/** The inline scripts of the installed React, as in its source. */
function installedDefinitions(): string[] {
  const next = createRequire(import.meta.url).resolve('next/package.json')
  const file = next.replace(
    'package.json',
    'dist/compiled/react-dom/cjs/react-dom-server.edge.production.js',
  )
  const source = readFileSync(file, 'utf8')
  return [...source.matchAll(/'(\$R[A-Z]=(?:\\.|[^'\\])*)'/gs)]
    .map(([, text = '']) => text.replaceAll('\\n', '\n').replaceAll("\\'", "'"))
    .filter((text) => !text.startsWith('$RV='))
}

test('the known definitions are those of the installed React', () => {
  const definitions = installedDefinitions()
  expect(definitions.length).toBeGreaterThanOrEqual(4)
  for (const definition of definitions) {
    const script = /\("$/.test(definition)
      ? `${definition}B:0","S:0")`
      : `${definition}$RC("B:0","S:0")`
    const name = createHash('sha256').update(definition).digest('base64')
    expect(isFrameworkScript(script), `${definition.slice(0, 40)} ${name}`).toBe(true)
  }
})

test.each([
  'requestAnimationFrame(function(){$RT=performance.now()});',
  'self.__next_r="7c9e6679-7425-40de-944b-e07fc1f90ae7"',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/0mcm2-0_o__v0.js"],"runtimeModuleIds":[35117]});',
  '$RC("B:1","S:1")',
  '$RX("B:2","3244421690")',
  '$RR("B:0","S:0",[["/_next/static/a.css","next"]])',
])('the framework’s own: %s', (code) => {
  expect(isFrameworkScript(code)).toBe(true)
})

test.each([
  'alert(1)',
  '(self.__next_s=self.__next_s||[]).push([0,{"children":"alert(1)","id":"x"}])',
  'self.__next_r="x";alert(1);""',
  '$RC(alert(1))',
  '$RC("B:0","S:0");alert(1)',
  '$RX=function(){alert(1)};$RX("B:0")',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["https://evil.test/a.js"],"runtimeModuleIds":[1]});',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(["a",{"1":"x"}]);',
])('not the framework’s: %s', (code) => {
  expect(isFrameworkScript(code)).toBe(false)
})

import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { delayStart } from './delayed-start.ts'

const address = '/_next/static/build/start.js'
const draftAddress = '/_next/static/build/request-draft.js'
const startScripts = { address, draftAddress, recorder: 'record()' }
const started = (html: string) => new JSDOM(delayStart(html, startScripts)).window.document
const dataOf = (document: Document) =>
  [...document.querySelectorAll('script[data-flight]')].map(
    ({ textContent }) => JSON.parse(textContent) as unknown,
  )

test('a thousand chunks of the RSC payload become one data element with the same content', () => {
  const pieces = Array.from({ length: 1000 }, (_, at) => `${at}:["$","p",null,"„Nr. ${at}“"]\n`)
  const scripts = pieces.map(
    (one) => `<script>self.__next_f.push([1,${JSON.stringify(one)}])</script>`,
  )
  const document = started(
    `<script>(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([2,null])</script>${scripts.join('')}`,
  )
  expect(dataOf(document)).toEqual([[0], [2, null], [1, pieces.join('')]])
  const inline = [...document.querySelectorAll<HTMLScriptElement>('script:not([src])')]
  expect(inline.every(({ type }) => type === 'application/json')).toBe(true)
})

test('chunks with something between them, and binary ones, keep their places', () => {
  const document = started(
    '<script>self.__next_f.push([1,"a"])</script><i></i><script>self.__next_f.push([1,"b"])</script><script>self.__next_f.push([3,"AAAA"])</script><script>self.__next_f.push([1,"c"])</script>',
  )
  expect(dataOf(document)).toEqual([
    [1, 'a'],
    [1, 'b'],
    [3, 'AAAA'],
    [1, 'c'],
  ])
})

test.each([
  'self.__next_f.push([1,"x"]);alert(1)',
  'self.__next_f.push([1,alert(1)])',
  'self.__next_f.push([1,"x"])//])',
  'self.__next_f.push(["x"])',
  '(self.__next_f=self.__next_f||[]).push([0]);alert([2,"x"])',
])('a script with more than data stays a script, for the policy to judge: %s', (code) => {
  expect(delayStart(`<script>${code}</script>`, startScripts)).toBe(`<script>${code}</script>`)
})

test('the framework’s scripts are listed, neither fetched nor run, and the start script runs when the page has been parsed', () => {
  const document = started(
    '<head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/><script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/b.js" id="_R_" async=""></script><script src="/_next/static/chunks/old.js" noModule=""></script></head>',
  )
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-start]')]
  expect(
    links.map((link) => [
      link.getAttribute('href'),
      link.rel,
      link.getAttribute('as'),
      link.media,
      link.id,
    ]),
  ).toEqual([
    ['/_next/static/chunks/a.js', 'preload', 'script', 'not all', ''],
    ['/_next/static/chunks/b.js', 'preload', 'script', 'not all', '_R_'],
  ])
  const scripts = [...document.querySelectorAll('script')].map((one) => one.getAttribute('src'))
  expect(scripts).toEqual([null, '/_next/static/chunks/old.js', address])
  expect(document.querySelector<HTMLScriptElement>(`[src="${address}"]`)?.defer).toBe(true)
})

test('on the page of an editor nothing is held back', () => {
  const html = delayStart(
    '<head><script src="/_next/static/chunks/a.js" id="_R_" async=""></script></head>',
    { ...startScripts, isAtOnce: true },
  )
  const link = new JSDOM(html).window.document.querySelector('link[data-start]')
  expect(link?.getAttributeNames()).toEqual(['rel', 'as', 'href', 'id', 'data-start'])
})

test('a page to be edited requests its draft before the framework is started, other pages do not', () => {
  const scriptsOf = (head: string, isAtOnce = true) => {
    const html = delayStart(`<head>${head}</head>`, { ...startScripts, isAtOnce })
    const scripts = new JSDOM(html).window.document.querySelectorAll('script[src]')
    return [...scripts].map((script) => script.getAttribute('src'))
  }
  const draftRequest = '<meta name="draft-request" content="{}"/>'
  expect(scriptsOf(draftRequest)).toEqual([draftAddress, address])
  expect(scriptsOf('<title></title>')).toEqual([address])
  expect(scriptsOf(draftRequest, false)).toEqual([address])
})

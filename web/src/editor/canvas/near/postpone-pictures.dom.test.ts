import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FakeBrowser, openBrowser } from '#test/idle-browser.ts'
import { moveInView } from '#test/fake-intersection-observer.ts'
import { postponePictures } from './postpone-pictures.ts'

const ends: (() => void)[] = []
let browser: FakeBrowser
beforeEach(() => {
  browser = openBrowser()
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  browser.close()
})

const pictureHtml = (name: string) =>
  `<picture><source srcset="/${name}.avif 400w"><img src="/${name}.jpg" srcset="/${name}.jpg 400w" loading="lazy"></picture>`

/** A part of the page with a picture, and a browser that says how far away it is. */
function openPart() {
  const part = document.createElement('div')
  part.innerHTML = pictureHtml('krug')
  const before = part.innerHTML
  place(part, 0)
  place(part.querySelector('img')!, 2000)
  ends.push(postponePictures(part)!)
  return { part, see: (isNear: boolean) => moveInView(part, isNear), before }
}

/** Below the upper edge of the viewport, which is 768 px high. */
function place(element: Element, top: number) {
  element.getBoundingClientRect = () => new DOMRect(0, top, 400, 300)
}

const sourcesIn = (part: Element) =>
  [...part.querySelectorAll('source, img')].map((one) => [
    one.getAttribute('src'),
    one.getAttribute('srcset'),
  ])

test('pictures of a part in view are left alone', () => {
  const { part, see, before } = openPart()
  see(true)
  expect(part.innerHTML).toBe(before)
})

const withSources = (name: string) => [
  [null, `/${name}.avif 400w`],
  [`/${name}.jpg`, `/${name}.jpg 400w`],
]
const withoutSources = [
  [null, null],
  [null, null],
]

test('pictures far away have no sources until they are near, also those that come later', async () => {
  const { part, see } = openPart()
  see(false)
  part.insertAdjacentHTML('beforeend', pictureHtml('topf'))
  place(part.querySelectorAll('img')[1]!, 3000)
  await Promise.resolve()
  expect(sourcesIn(part)).toEqual([...withoutSources, ...withoutSources])
  see(true)
  browser.beIdle()
  expect(sourcesIn(part)).toEqual([...withSources('krug'), ...withoutSources])
  browser.beIdle()
  expect(sourcesIn(part)).toEqual([...withSources('krug'), ...withSources('topf')])
})

test('while somebody presses keys, only pictures in view have sources', () => {
  const { part, see } = openPart()
  part.insertAdjacentHTML('beforeend', pictureHtml('topf'))
  const [below, inView] = [...part.querySelectorAll('img')]
  place(below!, 2000)
  place(inView!, 300)
  see(false)
  browser.press()
  see(true)
  expect(sourcesIn(part)).toEqual([...withoutSources, ...withSources('topf')])
  browser.beIdle()
  expect(sourcesIn(part)).toEqual([...withoutSources, ...withSources('topf')])
  place(below!, 500)
  document.dispatchEvent(new Event('scroll'))
  browser.beIdle()
  expect(sourcesIn(part)).toEqual([...withSources('krug'), ...withSources('topf')])
})

test('letters do not bring pictures into view, other keys do', () => {
  const { part, see } = openPart()
  const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key }))
  see(false)
  press('n')
  see(true)
  browser.beIdle()
  place(part.querySelector('img')!, 500)
  press('n')
  browser.beIdle()
  expect(sourcesIn(part)).toEqual(withoutSources)
  press('ArrowDown')
  browser.beIdle()
  expect(sourcesIn(part)).toEqual(withSources('krug'))
})

test('where pictures of a part out of view are, is not asked: it would have to be laid out', () => {
  const { part, see } = openPart()
  place(part, 1500)
  place(part.querySelector('img')!, 300)
  see(false)
  browser.press()
  see(true)
  expect(sourcesIn(part)).toEqual(withoutSources)
})

test('pictures that were passed quickly are restored when they are near again, and keep their sources then', () => {
  const { part, see } = openPart()
  see(false)
  see(true)
  see(false)
  browser.beIdle()
  expect(sourcesIn(part)).toEqual(withoutSources)
  see(true)
  browser.beIdle()
  see(false)
  expect(sourcesIn(part)).toEqual(withSources('krug'))
})

test('a picture that is replaced far away keeps its new sources', () => {
  const { part, see } = openPart()
  see(false)
  const image = part.querySelector('img')!
  image.setAttribute('src', '/neu.jpg')
  image.setAttribute('srcset', '/neu.jpg 400w')
  see(true)
  browser.beIdle()
  expect(sourcesIn(part)[1]).toEqual(['/neu.jpg', '/neu.jpg 400w'])
  expect(image.outerHTML).not.toContain('data-')
})

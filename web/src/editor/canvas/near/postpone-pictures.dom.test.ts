import { afterEach, expect, test } from 'vitest'
import { moveInView } from '#test/fake-intersection-observer.ts'
import { postponePictures } from './postpone-pictures.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

const pictureHtml = (name: string) =>
  `<picture><source srcset="/${name}.avif 400w"><img src="/${name}.jpg" srcset="/${name}.jpg 400w" loading="lazy"></picture>`

/** A part of the page with a picture, and a browser that says how far away it is. */
function openPart() {
  const part = document.createElement('div')
  part.innerHTML = pictureHtml('krug')
  ends.push(postponePictures(part)!)
  return { part, see: (isNear: boolean) => moveInView(part, isNear), before: part.innerHTML }
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

test('pictures far away have no sources until they are near, also those that come later', async () => {
  const { part, see } = openPart()
  see(false)
  part.insertAdjacentHTML('beforeend', pictureHtml('topf'))
  await Promise.resolve()
  expect(sourcesIn(part).flat()).toEqual(Array.from({ length: 8 }, () => null))
  see(true)
  expect(sourcesIn(part)).toEqual([
    [null, '/krug.avif 400w'],
    ['/krug.jpg', '/krug.jpg 400w'],
    [null, '/topf.avif 400w'],
    ['/topf.jpg', '/topf.jpg 400w'],
  ])
})

test('a picture that is replaced far away keeps its new sources', () => {
  const { part, see } = openPart()
  see(false)
  const image = part.querySelector('img')!
  image.setAttribute('src', '/neu.jpg')
  image.setAttribute('srcset', '/neu.jpg 400w')
  see(true)
  expect(sourcesIn(part)[1]).toEqual(['/neu.jpg', '/neu.jpg 400w'])
  expect(image.outerHTML).not.toContain('data-')
})

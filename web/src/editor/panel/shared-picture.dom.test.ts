import { afterEach, expect, test } from 'vitest'
import { sharedPicture } from './shared-picture.ts'

afterEach(() => document.head.replaceChildren())

function describePage(picture: string) {
  document.head.innerHTML = `<link rel="canonical" href="https://buehne.example/de/haus"><meta property="og:image" content="${picture}">`
}

test('E-04 the picture for shared links is loaded from where the editor is', () => {
  describePage('https://buehne.example/media/haus.jpg?v=2')
  expect(sharedPicture()).toBe('/media/haus.jpg?v=2')
})

test('E-04 a picture of another site is not loaded, and a page may have none', () => {
  expect(sharedPicture()).toBeUndefined()
  describePage('https://bilder.example/haus.jpg')
  expect(sharedPicture()).toBeUndefined()
})

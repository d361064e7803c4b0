import { expect, test } from 'vitest'
import { createHeldTexts } from './held-texts.ts'

function memory() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
}

test('E-10 a text that breaks its rule is there after a reload, with what it is to replace', () => {
  const storage = { name: 'page-7', in: memory() }
  createHeldTexts(storage).keep('m1/link', { text: 'https:', base: '/programm' })
  const reloaded = createHeldTexts(storage)
  expect(reloaded.find('m1/link')).toEqual({ text: 'https:', base: '/programm' })
  reloaded.keep('m1/link', undefined)
  expect(createHeldTexts(storage).keys()).toEqual([])
})

test('what is stored and is none, or a storage that fails, is no failure', () => {
  const broken = memory()
  broken.setItem('page-7', '[["m1/link", 7], "x", ["m1/anchor", {"text": "Karten"}]]')
  expect(createHeldTexts({ name: 'page-7', in: broken }).keys()).toEqual(['m1/anchor'])
  const full = {
    getItem: () => '{',
    setItem: () => {
      throw new Error('full')
    },
  }
  const held = createHeldTexts({ name: 'page-7', in: full })
  held.keep('m1/link', { text: 'https:', base: undefined })
  expect(held.find('m1/link')?.text).toBe('https:')
})

import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { convert } from 'fontverter'
import { Blob, Face } from 'harfbuzzjs'
import { beforeAll, describe, expect, test } from 'vitest'

const root = dirname(dirname(import.meta.dirname))
const ui = `${root}/web/src/ui`

/** A font face as browsers see it: they load a file only for characters in its `unicode-range`. */
type Announced = { file: string; letters: Set<number>; axes: ReturnType<Face['getAxisInfos']> }
const faces: Announced[] = []

beforeAll(async () => {
  const calls = readFileSync(`${ui}/fonts.ts`, 'utf8').split('localFont(').slice(1)
  for (const call of calls) {
    const file = /src: '\.\/(fonts\/[\w-]+\.woff2)'/.exec(call)?.[1] ?? ''
    const plain = await convert(readFileSync(`${ui}/${file}`), 'sfnt')
    const face = new Face(new Blob(Uint8Array.from(plain).buffer), 0)
    const announced = [...call.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(
      ([, first = '', last = first]) => [parseInt(first, 16), parseInt(last, 16)] as const,
    )
    const letters = [...face.collectUnicodes()].filter((letter) =>
      announced.some(([first, last]) => first <= letter && letter <= last),
    )
    faces.push({ file, letters: new Set(letters), axes: face.getAxisInfos() })
  }
})

const sizeOf = (file: string) => readFileSync(`${ui}/${file}`).length

function missing(family: string, text: string): string {
  const known = faces.filter(({ file }) => file.startsWith(`fonts/${family}`))
  const isShown = (letter: string) =>
    known.some(({ letters }) => letters.has(letter.codePointAt(0) ?? 0))
  return [...new Set(text.normalize('NFC'))].filter((letter) => !isShown(letter)).join('')
}

describe.each(['archivo', 'source-serif'])('%s', (family) => {
  test('shows names of composers and singers from all over Europe', () => {
    const names =
      'Antonín Dvořák, Leoš Janáček, Łukasz Borowicz, Václav Škoda, György Ligeti, Erkki-Sven Tüür, Șerban Ţăranu, ' +
      'Jón Þórsson Ðe, Søren Ærø Ångström, Zoë İpek Çağlı Işık, Mātīss Kaņepe, Ġorġ, Ōtani, Błażej Ćwiąkała, Đorđe Žižek, ' +
      'Márta Kurtág, Eötvös, Hernádi Ődön, Ľubica Vargicová, Œuvre, Señor, STRAẞE'
    expect(missing(family, names)).toBe('')
  })

  test('shows every letter of the demo theatre and of the labels', () => {
    const files = globSync(['demo/**/*.ts', 'web/messages/**/*.json'], { cwd: root })
    expect(files.length).toBeGreaterThan(50)
    const text = files.map((file) => readFileSync(`${root}/${file}`, 'utf8')).join('')
    expect(missing(family, text.replace(/[\n\r\t]/g, ''))).toBe('')
  })
})

test('the weights and widths of the style sheets are within the axes of the subset', () => {
  const css = globSync('web/src/**/*.css', { cwd: root })
    .map((file) => readFileSync(`${root}/${file}`, 'utf8'))
    .join('\n')
  const used = (name: string) =>
    [...css.matchAll(new RegExp(`(?:${name}):\\s*(\\d+)`, 'g'))].map(([, value]) => Number(value))
  const [archivo] = faces
  expect(archivo?.axes['wght']).toMatchObject({ min: 400, max: 900 })
  expect(archivo?.axes['wdth']).toMatchObject({ min: 62, max: 100 })
  expect(
    used('font-weight|--weight-[a-z]+').filter((weight) => weight < 400 || weight > 900),
  ).toEqual([])
  expect(used('font-stretch|-stretch').filter((width) => width < 62 || width > 100)).toEqual([])
})

test('names from the neighbouring countries cost no more than their own letters', () => {
  const names =
    'Čaplja, Dvořák, Hodžić, Šuštaršič, Đorđević, Łukasiewicz, Ćwiąkała, Gőbölyös, Űrhajós, Ľubomír, Țăranu, Ștefan, Işık, Güneş, Yağmur'
  for (const family of ['archivo', 'source-serif']) {
    const [base, own, rare] = ['', '-neighbours', '-extended'].map(
      (part) => faces.find(({ file }) => file === `fonts/${family}${part}.woff2`)?.letters,
    )
    const points = Array.from(names.normalize('NFC'), (letter) => letter.codePointAt(0) ?? 0)
    expect(points.filter((point) => !base?.has(point) && !own?.has(point))).toEqual([])
    expect([...(own ?? [])].filter((point) => rare?.has(point))).toEqual([])
  }
})

test('what each page loads of faces stays small', () => {
  expect(sizeOf('fonts/archivo.woff2')).toBeLessThan(56_000)
  expect(sizeOf('fonts/source-serif.woff2')).toBeLessThan(35_000)
  const neighbours =
    sizeOf('fonts/archivo-neighbours.woff2') + sizeOf('fonts/source-serif-neighbours.woff2')
  expect(neighbours).toBeLessThan(26_000)
})

import { defaultVoucherYears, voucherEuros } from '@foyer/schema/ticket-rules.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { DemoLookup } from '#content/pages/demo-page.ts'
import { subscriptions } from '#content/pages/subscriptions.ts'
import { facts } from './facts.ts'
import { series } from './series.ts'

const content = join(import.meta.dirname, '..')

/** The files of the demo's texts, with the facts that they state by reference written out. */
const texts = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: withFacts(readFileSync(join(content, path), 'utf8')) }))

test.each([
  ['vouchers are valid', /Gutscheine[^.]{0,40}? (\S+ Jahre)\b/g, facts.voucherTerm.de],
  ['vouchers are valid (en)', /vouchers[^.]{0,40}?valid for (\S+ years)/gi, facts.voucherTerm.en],
  ['costumes are kept', /(?:Fundus von|Kostümfundus hängen) (\S+) Stücke/g, facts.costumes.de],
  ['costumes are kept (en)', /store (?:of|holds) (\S+ \S+) pieces/g, facts.costumes.en],
  [
    'children join tours',
    /Kinder ab (\S+ Jahren)(?= kommen gern mit|\.`)/g,
    facts.tourMinimumAge.de,
  ],
  [
    'children join tours (en)',
    /hildren from the age of (\S+?)(?: are welcome|\.`)/g,
    facts.tourMinimumAge.en,
  ],
])('all texts say the same of when or how %s', (_, pattern, fact) => {
  const found = texts.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([, said]) => ({ path, said })),
  )
  expect(found.length).toBeGreaterThan(1)
  for (const { path, said } of found) expect(said, path).toBe(fact)
})

test('vouchers are valid as long as the texts say', () => {
  const { [defaultVoucherYears - 1]: de } = [
    'ein Jahr',
    'zwei Jahre',
    'drei Jahre',
    'vier Jahre',
    'fünf Jahre',
  ]
  expect(facts.voucherTerm.de).toBe(de)
})

test('vouchers are sold for the amounts that the texts say', () => {
  const { min, max } = voucherEuros
  expect(facts.voucherValue.de).toBe(`von ${min} bis ${max}\u00a0€`)
  expect(facts.voucherValue.en).toBe(`from €${min} to €${max.toLocaleString('en-GB')}`)
  for (const { path, text } of texts) {
    expect(text, path).not.toMatch(/jeder Höhe|jeden Betrag|any amount[,.]/)
  }
})

test.each([
  ['a word of another English', /\b(dramaturge|dramaturges|matinée)\b/],
  ['a certain date', /tickets for a certain date/],
  ['reductions that are added up', /cannot be added up|nicht zusammenzählen/],
  ['an English name of the house', /\b(Municipal|Town|City) Theatre\b/],
  ['doubled quotation marks', /„„|““”|””|““/],
  [
    'a unit that may leave its number',
    /\d (Uhr|Minuten?|Stunden?|Euro|€|Prozent|Meter|Kilometer|Grad)\b/,
  ],
  ['a time with a point', /\d\.\d\d(\\u00a0|\u00a0)Uhr/],
  ['a German slip', /worauf (es )?sich zu achten lohnt/],
])('no text has %s', (_, pattern) => {
  expect(texts.filter(({ text }) => pattern.test(text)).map(({ path }) => path)).toEqual([])
})

test('the page of subscriptions has all of them, in both languages', () => {
  const lookup = {
    ...Object.fromEntries(
      ['image', 'venue', 'genre', 'tag', 'article', 'articleCategory', 'file'].map((name) => [
        name,
        () => 1,
      ]),
    ),
    form: () => ({ de: '/f', en: '/f' }),
    rich: (text: string) => text,
    url: (target: { series?: string }) => ({
      de: `de:${target.series}`,
      en: `en:${target.series}`,
    }),
  } as unknown as DemoLookup
  const page = subscriptions(lookup)
  for (const locale of ['de', 'en'] as const) {
    const written = JSON.stringify(page.modules?.[locale])
    for (const { key } of series) expect(written).toContain(`"${locale}:${key}"`)
  }
})

function withFacts(text: string): string {
  return text.replaceAll(
    /\$\{facts\.(\w+)\.(de|en)\}/g,
    (_, name: keyof typeof facts, locale: 'de' | 'en') => facts[name][locale],
  )
}

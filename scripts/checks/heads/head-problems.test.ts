import { expect, test } from 'vitest'
import { headProblems } from './head-problems.ts'
import { markupProblems } from './markup-problems.ts'
import { type Head, readHead } from './read-head.ts'

const address = 'https://theatre.example/de/haus'

const good = `<head><title>Das Haus &amp; die Bühnen | Stadttheater</title>
<meta name="description" content="Zwei Ränge, rote Bänke und ein Deckengemälde über der Enns."/>
<link rel="canonical" href="${address}"/>
<link rel="alternate" hrefLang="de" href="${address}"/>
<link rel="alternate" hrefLang="en" href="https://theatre.example/en/house"/>
<link rel="alternate" hrefLang="x-default" href="${address}"/>
${['title', 'description', 'url', 'image', 'site_name', 'locale', 'locale:alternate']
  .map((name) => `<meta property="og:${name}" content="x"/>`)
  .join('')}
<script type="application/ld+json">{"@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1}]}</script></head>`

const problemsOf = (...pages: [string, Head][]) => headProblems(new Map(pages))

test('a page with all of it has no problem', () => {
  expect(readHead(good).title).toBe('Das Haus & die Bühnen | Stadttheater')
  expect(problemsOf([address, readHead(good)])).toEqual([])
})

test.each([
  ['<title>', `<title>${'lang '.repeat(14)}`, 'a title of'],
  ['content="Zwei Ränge,', 'content="Kurz." data-cut="', 'a description of 5'],
  ['rel="canonical"', 'rel="other"', 'canonical is'],
  ['hrefLang="en"', 'hrefLang="fr"', 'no alternate for en'],
  ['og:image', 'og:picture', 'no og:image'],
  ['og:locale:alternate', 'og:other', 'no og:locale:alternate'],
  ['BreadcrumbList', 'Thing', 'no structured data of its place'],
  ['<head>', '<head><meta name="robots" content="noindex"/>', 'not to be indexed'],
])('without %s: %s', (part, instead, problem) => {
  const problems = problemsOf([address, readHead(good.replace(part, instead))])
  expect(problems.join('\n')).toContain(problem)
})

test('two pages with the same title and description are a problem', () => {
  const other = 'https://theatre.example/de/andere'
  const second = readHead(good.replaceAll(`href="${address}"`, `href="${other}"`))
  expect(problemsOf([address, readHead(good)], [other, second])).toEqual([
    expect.stringContaining('One title of 2 pages'),
    expect.stringContaining('One description of 2 pages'),
  ])
})

test('P-09 the page of a venue says in structured data that it is one', () => {
  const venue = 'https://theatre.example/de/venues/hofbuehne/3'
  const page = good.replaceAll(address, venue)
  expect(problemsOf([venue, readHead(page)])).toEqual([
    `${venue}: no structured data of type ^PerformingArtsTheater$`,
  ])
})

test('P-09 of several places none may lack its address', () => {
  const location = [
    { name: 'Hofbühne', address: { addressLocality: 'Ennsfelden' } },
    { name: 'Zehenthof' },
  ]
  expect(markupProblems({ '@type': 'EventSeries', location })).toContain(
    'EventSeries has no location.address.addressLocality',
  )
})

test('P-09 an event without its country, its performers or the begin of its sale is incomplete', () => {
  const event = {
    '@type': 'TheaterEvent',
    eventStatus: 'https://schema.org/EventRescheduled',
    location: { address: { addressLocality: 'Ennsfelden' } },
    offers: [{ '@type': 'Offer', price: '48.00' }],
  }
  expect(markupProblems(event)).toEqual(
    expect.arrayContaining([
      'TheaterEvent has no location.address.addressCountry',
      'TheaterEvent has no performer',
      'TheaterEvent has no previousStartDate',
      'Offer has no validFrom',
    ]),
  )
})

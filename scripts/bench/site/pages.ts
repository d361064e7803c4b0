import { Problem } from '#console/problem.mjs'

export type Language = 'de' | 'en'
export type Pages = { home: string; list: string; event: string }

const programme = { de: 'programm', en: 'events' }

/** URLs of a home page, the programme, and the first event linked there. */
export async function findPages(site: string, language: Language): Promise<Pages> {
  const list = `${site}/${language}/${programme[language]}`
  const html = await readPage(list)
  const link = new RegExp(`href="(/${language}/${programme[language]}/[^"/]+/\\d+)"`)
  const event = link.exec(html)?.[1]
  if (!event) throw new Problem('The programme shows no event that could be measured.')
  return { home: `${site}/${language}`, list, event: site + event }
}

/** The HTML of a page, following redirects. Throws unless the status is 200. */
export async function readPage(url: string): Promise<string> {
  const response = await fetch(url, { headers: { accept: 'text/html' } })
  if (response.status !== 200)
    throw new Error(`${new URL(url).pathname} responded with ${response.status}.`)
  return response.text()
}

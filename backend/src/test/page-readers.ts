import { beforeAll } from 'vitest'
import { image } from '#database/tables/media.ts'
import { addPage, type AddedPage } from './add-page.ts'
import { logIn, type Session } from './log-in.ts'
import { type Theatre, useTheatre } from './use-theatre.ts'

export const theatre = {} as Theatre

export let editor: Session

export let visitor: Session

export let above: AddedPage

export let written: AddedPage

/** The theatre of a file of tests of pages, with two readers and two pages. */
export function usePages(): void {
  useTheatre(theatre)
  beforeAll(async () => {
    editor = await logIn(theatre, { username: 'redaktion', password: 'Vorhang-auf-2026' })
    visitor = await logIn(theatre, { username: 'besucherin', password: 'Loge-links-7' })
    const [picture] = await theatre.database.select().from(image).limit(1)
    above = await addPage(theatre.database, {
      paths: { de: 'ueber-uns', en: 'about-us' },
      title: { de: 'Über uns', en: 'About us' },
      hasTabNavigation: true,
    })
    written = await addPage(theatre.database, {
      paths: { de: 'ueber-uns/geschichte', en: 'about-us/history' },
      parentId: above.id,
      title: { de: 'Geschichte', en: 'History' },
      headline: { de: 'Seit 1911' },
      metaTitle: { de: 'Die Geschichte des Hauses' },
      metaDescription: { de: 'Von 1911 bis heute.' },
      ogTitle: { de: 'Seit 1911' },
      ogDescription: { de: 'Ein Haus, viele Abende.' },
      ogImageId: picture!.id,
      inMenu: true,
      modules: [{ kind: 'headline', content: 'Der Anfang' }],
    })
  })
}

export function ask(path: string, session?: Session) {
  return theatre.call({ url: `/${path}`, headers: session?.headers ?? {} })
}

export function contents(body: { modules?: object[]; children?: object[] }): unknown[] {
  return (body.modules ?? body.children)!.map((one) => (one as { content?: string }).content)
}

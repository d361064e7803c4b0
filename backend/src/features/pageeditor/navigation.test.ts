import { beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { addPage } from '#test/add-page.ts'
import { logIn } from '#test/log-in.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
const de = (words: string) => ({ de: words })

beforeAll(async () => {
  const { database } = theatre
  await database.execute(sql`delete from page`)
  const shown = { inMenu: true, isOnline: true }
  const house = await addPage(database, {
    ...shown,
    paths: { de: 'haus', en: 'house' },
    title: { de: 'Haus', en: 'House' },
    position: 2,
    hasTabNavigation: true,
  })
  await addPage(database, { ...shown, paths: { de: '' }, title: de('Start'), position: 1 })
  const stages = await addPage(database, {
    paths: { de: 'haus/buehnen' },
    title: de('Bühnen'),
    parentId: house.id,
    position: 3,
  })
  await addPage(database, {
    ...shown,
    paths: { de: 'haus/buehnen/studio', en: 'house/stages/studio' },
    title: de('Studio'),
    parentId: stages.id,
    position: 4,
  })
  await addPage(database, {
    ...shown,
    paths: { de: 'haus/geschichte' },
    title: de('Geschichte'),
    parentId: house.id,
    isClickable: false,
    position: 5,
  })
  await addPage(database, {
    ...shown,
    paths: { de: 'haus/entwurf' },
    title: de('Entwurf'),
    parentId: house.id,
    isOnline: false,
    position: 6,
  })
  await addPage(database, {
    paths: {},
    title: de('Stadt'),
    linkUrl: de('https://www.stadt.example'),
    inFooter: true,
    position: 8,
  })
  await addPage(database, {
    paths: { de: 'impressum' },
    title: de('Impressum'),
    inFooter: true,
    position: 7,
  })
})

function ask(locale: string) {
  return theatre.call(`/${locale}/pageeditor-api/nav`)
}

describe('menu and footer come from the pages', () => {
  test('M-01: those that say so, are online and written in the language, in two levels and in order', async () => {
    const leaf = (menu_name: string, url: string) => ({ menu_name, url, has_tab_navigation: false })
    expect((await ask('de')).body).toEqual({
      menu: [
        { ...leaf('Start', '/de'), children: [] },
        {
          menu_name: 'Haus',
          url: '/de/haus',
          has_tab_navigation: true,
          children: [leaf('Studio', '/de/haus/buehnen/studio'), leaf('Geschichte', '')],
        },
      ],
      footer: [
        { title: 'Impressum', url: '/de/impressum' },
        { title: 'Stadt', url: 'https://www.stadt.example' },
      ],
    })
  })

  test('L-04: in English only what is written in English; a missing title is the German one', async () => {
    const { body } = await ask('en')
    expect(body.menu).toMatchObject([
      { menu_name: 'House', url: '/en/house', children: [{ menu_name: 'Studio' }] },
    ])
    expect(body.footer).toEqual([])
  })

  test('the login state of an editor holds them, too', async () => {
    const { headers } = await logIn(theatre, {
      username: 'redaktion',
      password: 'Vorhang-auf-2026',
    })
    const { body } = await theatre.call({ url: '/de/pageeditor-api/user', headers })
    expect(body.navigation).toEqual((await ask('de')).body)
  })
})

import { staleByPage } from '@foyer/schema/change-tags.ts'
import pg from 'pg'

const words =
  'Das Stadttheater spielt seit 1911, und jeder Abend ist ein anderer: Oper, Schauspiel, Tanz und Konzert.'

/** The most common modules in rotation: headlines, teasers with an image, lists of three images. */
function moduleAt(index: number, images: readonly number[]) {
  const image = (offset: number) => images[(index + offset) % images.length]!
  switch (index % 4) {
    case 0:
      return {
        kind: 'headline',
        fields: {
          content: `Absatz ${index}`,
          headline_level: 2,
          preline: '',
          subline: '',
          anchor: '',
        },
      }
    case 1:
      return {
        kind: 'image-list',
        fields: {
          format: 'grid',
          items: [0, 1, 2].map((offset) => ({
            image: image(offset),
            headline: '',
            text: words,
            link: '',
          })),
        },
      }
    default:
      return {
        kind: 'full-teaser',
        fields: {
          image: image(0),
          preline: 'Das Haus',
          headline: `Teaser ${index}`,
          text: words,
          link: '/de/programm',
          link_text: 'Zum Programm',
          extra_class: 'image-left',
        },
      }
  }
}

/** Writes a page with the given number of modules, replacing an earlier one; returns its path below the language. */
export async function writePage(databaseUrl: string, modules: number): Promise<string> {
  const path = `bench-${modules}`
  const database = new pg.Client(databaseUrl)
  await database.connect()
  try {
    const { rows: pictures } = await database.query<{ id: number }>('select id from image limit 60')
    const images = pictures.map(({ id }) => id)
    await database.query('begin')
    await database.query(
      `delete from container where content_type = 'page'
         and object_id in (select id::text from page where key = $1)`,
      [path],
    )
    await database.query('delete from page where key = $1', [path])
    const { rows } = await database.query<{ id: number }>(
      'insert into page (key, title) values ($1, $2) returning id',
      [path, { de: `${modules} Bausteine` }],
    )
    const { id } = rows[0]!
    await database.query("insert into page_path (locale, path, page_id) values ('de', $1, $2)", [
      path,
      id,
    ])
    const { rows: containers } = await database.query<{ id: number }>(
      "insert into container (slug, content_type, object_id) values ($1, 'page', $2) returning id",
      [`page-${id}`, String(id)],
    )
    const written = Array.from({ length: modules }, (_, index) => moduleAt(index, images))
    await database.query(
      `insert into module (container_id, locale, position, kind, fields)
       select $1, 'de', place - 1, kind, fields
       from unnest($2::text[], $3::jsonb[]) with ordinality as given (kind, fields, place)`,
      [
        containers[0]!.id,
        written.map(({ kind }) => kind),
        written.map(({ fields }) => JSON.stringify(fields)),
      ],
    )
    await database.query('select record_change($1)', [
      staleByPage({ addresses: [{ locale: 'de', path }], isSaidElsewhere: true }),
    ])
    await database.query('commit')
    return path
  } finally {
    await database.end()
  }
}

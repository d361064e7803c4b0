import { readdir } from 'node:fs/promises'
import type { DemoArticle } from './articles/demo-article.ts'
import type {
  DemoHousePicture,
  DemoPerson,
  DemoPoster,
  DemoProduction,
  DemoScenes,
} from './content.ts'
import type { DemoStandaloneEvent } from './house/house-content.ts'

type Content = {
  productions: DemoProduction
  people: DemoPerson
  articles: DemoArticle
  posters: DemoPoster
  scenes: DemoScenes
  'house-pictures': DemoHousePicture
  'house/standalone-events': DemoStandaloneEvent
}

/** What the files of a content folder export, in the order of their names. */
export async function readContent<Folder extends keyof Content>(
  folder: Folder,
): Promise<Content[Folder][]> {
  const location = new URL(`./${folder}/`, import.meta.url)
  const names = (await readdir(location)).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('demo-'),
  )
  return Promise.all(
    names.sort().map(async (name) => {
      const [content] = Object.values(await import(new URL(name, location).href))
      return content as Content[Folder]
    }),
  )
}

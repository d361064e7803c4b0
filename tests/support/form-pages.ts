import type { APIRequestContext, Page } from '@playwright/test'
import { fixedPages, type Language } from './pages.ts'

/** The content of a file that is recognized as a PDF. */
export const pdf = {
  name: 'Lebenslauf.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\nLebenslauf\n%%EOF\n'),
}

export type FormName = 'school' | 'costume' | 'audition' | 'feedback'

const slugs: Record<FormName, Record<Language, string>> = {
  school: { de: 'schulklasse-anmelden', en: 'book-a-school-class' },
  costume: { de: 'kostuemverleih', en: 'costume-rental' },
  audition: { de: 'vorsprechen-und-vorsingen', en: 'auditions' },
  feedback: { de: 'wie-war-ihr-abend', en: 'how-was-your-evening' },
}

/** The address of a form, as the service page links it. */
export async function formPath(request: APIRequestContext, name: FormName, language: Language) {
  const html = await (await request.get(fixedPages.service[language])).text()
  const slug = slugs[name][language]
  const [, path] = new RegExp(`href="(/${language}/forms/${slug}/\\d+)"`).exec(html) ?? []
  if (!path) throw new Error(`The service page does not link ${slug}.`)
  return path
}

/** Fills in the shortest form. */
export async function fillFeedback(page: Page, labels = 'Die Sterne!') {
  await page.getByRole('radio', { name: 'groß', exact: true }).check()
  await page.getByLabel('Erzählen Sie').fill(labels)
}

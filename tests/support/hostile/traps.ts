import type { Page } from '@playwright/test'

/** Records every script that ran or tried to run, every dialog and every navigation. */
export async function setTraps(page: Page): Promise<string[]> {
  const sprung: string[] = []
  await page.exposeFunction('hit', () => sprung.push('hit() was called'))
  await page.exposeFunction('onViolation', (what: string) =>
    sprung.push(`blocked by the policy: ${what}`),
  )
  await page.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, blockedURI, sample }) => {
        ;(window as unknown as { onViolation: (what: string) => void }).onViolation(
          `${violatedDirective} ${blockedURI} ${sample}`,
        )
      },
    )
  })
  page.on('dialog', (dialog) => {
    sprung.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) sprung.push(`asked for ${request.url()}`)
  })
  return sprung
}

/** Elements that would run a script when pressed or shown. */
export const dangerous = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *, [data-panel] *')].flatMap((element) => {
      const attributes = [...element.attributes].filter(
        ({ name, value }) =>
          name.startsWith('on') ||
          name === 'srcdoc' ||
          (/^(?:href|src|action|formaction|xlink:href)$/.test(name) &&
            /^\W*(?:javascript|data:text|vbscript):?/i.test(value)),
      )
      // Structured data has the words of the page, and runs nothing.
      const isScript =
        element instanceof HTMLScriptElement &&
        element.type !== 'application/ld+json' &&
        element.textContent.includes('hit()')
      return [
        ...attributes.map(({ name, value }) => `${name}=${value}`),
        ...(isScript ? ['script'] : []),
      ]
    }),
  )

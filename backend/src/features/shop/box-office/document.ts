import { locales } from '@foyer/schema/shapes/scalars.ts'
import { html, type Html } from '#http/html.ts'
import { csrfField } from '#sessions/csrf.ts'
import { boxOfficePath, type PageContext, sitePaths } from './page-context.ts'
import { groundsOf, posterPanel, type PosterPanel } from './posters/poster-panel.ts'

type Page = {
  title: string
  body: Html
  /** The events that the page is about. */
  panel?: PosterPanel
  /** Posters that the body shows itself. */
  grounds?: Pick<PosterPanel, 'events' | 'posters'>
}

/**
 * A complete HTML page of the box office. It works without JavaScript, which only sends height and cart to the embedding page.
 */
export function documentOf(context: PageContext, { title, body, panel, grounds }: Page): string {
  const { locale, variant, houseName, texts, siteUrl, isEmbedded, cartAmount } = context
  const names = [panel, grounds].flatMap((shown) => (shown ? groundsOf(shown) : []))
  return html`<!doctype html>
    <html lang="${locale}" data-variant="${variant}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} | ${texts.boxOffice} ${houseName}</title>
        <link rel="stylesheet" href="${boxOfficePath}/box-office.css" />
        ${names.length > 0 && html`<link rel="stylesheet" href="${boxOfficePath}/grounds/${names.join('-')}.css" />`}
        <script type="module" src="${boxOfficePath}/box-office.js"></script>
      </head>
      <body data-site="${new URL(siteUrl).origin}" data-cart-amount="${cartAmount}">
        ${isEmbedded ? null : headerOf(context)}
        <main id="main" tabindex="-1" aria-labelledby="title">
          ${panel && posterPanel(locale, panel)}
          <div class="body">
            <h1 id="title">${title}</h1>
            ${body}
          </div>
        </main>
      </body>
    </html> `.text
}

/** Name, languages and lettering as in the header of the site. */
function headerOf({ locale, houseName, texts, siteUrl, path }: PageContext): Html {
  return html`<a class="skip" href="#main">${texts.skip}</a>
    <header>
      <div class="bar">
        <p>${texts.boxOffice}</p>
        <a href="${siteUrl}${sitePaths.cart[locale]}">${texts.cart}</a>
        <nav class="languages" aria-label="${texts.languages}">
          ${locales.map((one) =>
            one === locale
              ? html`<span aria-current="true" lang="${one}">${one.toUpperCase()}</span>`
              : html`<a
                  href="${boxOfficePath}/${one}/${path}"
                  lang="${one}"
                  hreflang="${one}"
                  aria-label="${one.toUpperCase()}, ${texts.otherLanguage}"
                  >${one.toUpperCase()}</a
                >`,
          )}
        </nav>
      </div>
      <div class="name">
        <a class="house" href="${siteUrl}/${locale}">${houseName}</a>
        <a class="entry" href="${siteUrl}${sitePaths.events[locale]}">${texts.toProgramme}</a>
      </div>
    </header>`
}

type Form = {
  action: string
  fields: Html
  label: string
  /** What the button is called where its label does not say enough. */
  name?: string
  isMain?: boolean
}

/** A form with one button and the CSRF token. `action` is the path below the language. */
export function formOf({ locale, csrfToken }: PageContext, form: Form): Html {
  return html`<form method="post" action="${boxOfficePath}/${locale}/${form.action}" novalidate>
    <input type="hidden" name="${csrfField}" value="${csrfToken}" />
    ${form.fields}
    <button
      class="${form.isMain ? 'main' : 'plain'}"
      ${form.name !== undefined && html`aria-label="${form.name}"`}
    >
      ${form.label}
    </button>
  </form>`
}

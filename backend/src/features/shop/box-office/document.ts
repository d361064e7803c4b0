import { locales } from '@foyer/schema/shapes/scalars.ts'
import { html, type Html } from '#http/html.ts'
import { csrfField } from '#sessions/csrf.ts'
import { boxOfficePath, type PageContext } from './page-context.ts'

/**
 * A complete HTML page of the box office. It works without JavaScript, which only sends height and cart to the embedding page.
 */
export function documentOf(context: PageContext, page: { title: string; body: Html }): string {
  const { locale, variant, houseName, texts, siteUrl, isEmbedded, cartAmount } = context
  return html`<!doctype html>
    <html lang="${locale}" data-variant="${variant}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="color-scheme" content="light dark" />
        <title>${page.title} | ${texts.boxOffice} ${houseName}</title>
        <link rel="stylesheet" href="${boxOfficePath}/box-office.css" />
        <script type="module" src="${boxOfficePath}/box-office.js"></script>
      </head>
      <body data-site="${new URL(siteUrl).origin}" data-cart-amount="${cartAmount}">
        ${isEmbedded ? null : headerOf(context)}
        <main id="main" tabindex="-1" aria-labelledby="title">
          <h1 id="title">${page.title}</h1>
          ${page.body}
        </main>
      </body>
    </html> `.text
}

function headerOf({ locale, houseName, texts, siteUrl, path }: PageContext): Html {
  return html`<a class="skip" href="#main">${texts.skip}</a>
    <header>
      <a class="house" href="${siteUrl}/${locale}">${houseName}</a>
      <p>${texts.boxOffice}</p>
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
    </header>`
}

type Form = { action: string; fields: Html; label: string; isMain?: boolean }

/** A form with one button and the CSRF token. `action` is the path below the language. */
export function formOf({ locale, csrfToken }: PageContext, form: Form): Html {
  return html`<form method="post" action="${boxOfficePath}/${locale}/${form.action}" novalidate>
    <input type="hidden" name="${csrfField}" value="${csrfToken}" />
    ${form.fields}
    <button class="${form.isMain ? 'main' : 'plain'}">${form.label}</button>
  </form>`
}

import type { ReactNode } from 'react'
import { findErrorHtml } from './error-html.ts'

/** The theatre's own HTML for a status, else the built-in page. */
export async function ErrorPage(props: { status: number; title: string; builtIn: ReactNode }) {
  const html = await findErrorHtml(props.status)
  if (!html?.body) return props.builtIn
  return (
    <>
      {html.style && (
        <link rel="stylesheet" href={`/html/${props.status}.css`} precedence="default" />
      )}
      {!/<h1\b/.test(html.body) && <h1 className="visually-hidden">{props.title}</h1>}
      <div data-error-html={props.status} dangerouslySetInnerHTML={{ __html: html.body }} />
    </>
  )
}

import { useEffect } from 'react'
import type { Value } from '@foyer/schema/documents/value.ts'
import { useEditing, useStore } from '#editor/editing-context.ts'
import { isCmsPage } from '#editor/header/page-address.ts'
import { titleFit } from '#lib/text/title-fit.ts'

/**
 * Shows the headline of the draft at the head of the page. That is drawn outside of the editor, from what is published; React does not
 * draw it again while one edits.
 */
export function useDraftHeadline(): void {
  const { page } = useEditing()
  const headline = useStore((store) => {
    const { fields } = store.document()
    return words(fields['headline']) || words(fields['title'])
  })
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('[data-page-headline]')
    if (!heading || !headline || !isCmsPage(page.slug)) return
    heading.textContent = headline
    heading.lang = page.language
    heading.dataset['fit'] = titleFit(headline)
  }, [headline, page])
}

const words = (value: Value | undefined) => (typeof value === 'string' ? value.trim() : '')

import type { ResourceDefinition } from '@foyer/schema/resources/define-resource.ts'
import { Button } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { rowLabel } from '#generic/values/row-label.ts'
import { sitePageOf } from './site-page.ts'
import { useLocaleCode } from '#words/use-locale-code.ts'

/** The way to the page of a row, as visitors see it. */
export function SeeOnSite({ definition }: { definition: ResourceDefinition }) {
  const locale = useLocaleCode()
  const translate = useTranslate()
  const row = useRecordContext()
  const href = sitePageOf(definition, row, locale)
  if (href === undefined) return null
  const words = translate('admin.seeOnSite')
  return (
    <Button
      size="small"
      href={href}
      aria-label={[words, rowLabel(definition, row, locale)].filter(Boolean).join(': ')}
      onClick={(event) => event.stopPropagation()}
    >
      {words}
    </Button>
  )
}

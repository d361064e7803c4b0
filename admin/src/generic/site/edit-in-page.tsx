import type { ResourceDefinition } from '@foyer/schema/resources/define-resource.ts'
import { Button } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { sitePageOf } from './site-page.ts'
import { useLocaleCode } from '#words/use-locale-code.ts'

/** The way to the page of a row with the page editor open, where its text is written. */
export function EditInPage({ definition }: { definition: ResourceDefinition }) {
  const locale = useLocaleCode()
  const translate = useTranslate()
  const href = sitePageOf(definition, useRecordContext(), locale)
  if (href === undefined) return null
  return (
    <Button size="small" href={`${href}?edit`}>
      {translate('admin.editInPage')}
    </Button>
  )
}

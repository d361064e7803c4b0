import { adminApiPath } from '@foyer/schema/paths/admin-paths.ts'
import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useLocaleCode } from '#words/use-locale-code.ts'

/** All that a list finds, as CSV. */
export function ExportLink({ list, filter }: { list: string; filter: string }) {
  const translate = useTranslate()
  const locale = useLocaleCode()
  return (
    <Button href={adminApiPath(locale, `${list}/export.csv?${filter}`)} download>
      {translate('admin.list.exportCsv')}
    </Button>
  )
}

import { events } from '@foyer/schema/resources/programme/events.ts'
import { Button } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { useLocaleCode } from '#words/use-locale-code.ts'

/** The way from a production to its dates. */
export function DatesButton() {
  const locale = useLocaleCode()
  const row = useRecordContext()
  if (!row) return null
  const filter = encodeURIComponent(JSON.stringify({ production: row.id }))
  return (
    <Button size="small" component={Link} to={`/${events.resource}?filter=${filter}`}>
      {events.pluralName[locale]}
    </Button>
  )
}

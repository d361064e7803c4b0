import type { ResourceDefinition } from '@foyer/schema/resources/define-resource.ts'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material'
import { useEditContext, useTranslate } from 'react-admin'
import { isSame, type Row, writtenValues } from '#provider/written-values.ts'
import { FieldValue } from './values/field-value.tsx'
import { useLocaleCode } from './use-locale-code.ts'
import { isEmptyValue } from './values/value-text.ts'

export type Conflict = { stored: Row; mine: Row }
/** Reads the row of the form again. */
export type Reread = () => Promise<unknown>

type Props = {
  definition: ResourceDefinition
  conflict: Conflict
  onTakeStored: (reread: Reread) => void
  onKeepMine: (reread: Reread) => void
}

/** Shows the fields that somebody else has stored with other values, and lets the editor decide. */
export function ConflictDialog({ definition, conflict, onTakeStored, onKeepMine }: Props) {
  const translate = useTranslate()
  const locale = useLocaleCode()
  const { refetch } = useEditContext()
  const reread = () => refetch?.() ?? Promise.resolve()
  const [stored, mine] = [conflict.stored, conflict.mine].map((row) =>
    writtenValues(definition, row),
  )
  const names = Object.keys(mine!).filter((name) => !isSame(mine![name], stored![name]))
  const show = (name: string, row: Row) => {
    const field = definition.fields[name]
    if (!field) return String((row[name] as unknown[] | undefined)?.length ?? 0)
    if (isEmptyValue(field, row[name])) return translate('admin.conflict.empty')
    return languagesOf(field, row[name]) ?? <FieldValue field={field} value={row[name]} />
  }
  const label = (name: string) =>
    (definition.fields[name] ?? definition.children[name])?.label[locale] ?? name
  return (
    <Dialog open maxWidth="md" aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{translate('admin.conflict.title')}</DialogTitle>
      <DialogContent tabIndex={0}>
        <p>{translate('admin.conflict.explanation')}</p>
        <Table size="small">
          <TableHead>
            <TableRow>
              {['field', 'mine', 'stored'].map((column) => (
                <TableCell key={column} component="th" scope="col">
                  {translate(`admin.conflict.${column}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {names.map((name) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  {label(name)}
                </TableCell>
                <TableCell>{show(name, mine!)}</TableCell>
                <TableCell>{show(name, stored!)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onTakeStored(reread)}>
          {translate('admin.conflict.takeStored')}
        </Button>
        <Button variant="contained" onClick={() => onKeepMine(reread)}>
          {translate('admin.conflict.keepMine')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Both texts of a localized field. */
function languagesOf(field: object, value: unknown): string | undefined {
  if (!('isLocalized' in field)) return undefined
  const { de, en } = value as { de: string; en?: string }
  return [de, en].filter(Boolean).join(' / ')
}

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
import { useMemo } from 'react'
import { useEditContext, useTranslate } from 'react-admin'
import { isSame, type Row, writtenValues } from '#provider/written-values.ts'
import type { FieldChange } from './changes/field-change.ts'
import { NamedRows } from './changes/named-rows.tsx'
import type { ChangedRow } from './changes/row-names.ts'
import { useDifferences } from './changes/use-differences.ts'

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
  const { refetch } = useEditContext()
  const reread = () => refetch?.() ?? Promise.resolve()
  const changed = useMemo(
    () => [{ definition, changes: differencesOf(definition, conflict) }],
    [definition, conflict],
  )
  return (
    <Dialog open maxWidth="md" aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{translate('admin.conflict.title')}</DialogTitle>
      <DialogContent tabIndex={0}>
        <p>{translate('admin.conflict.explanation')}</p>
        <NamedRows changed={changed}>
          <ConflictTable {...changed[0]!} />
        </NamedRows>
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

/** The fields that differ, with what was typed and what is stored. */
function ConflictTable({ definition, changes }: ChangedRow) {
  const translate = useTranslate()
  const empty = translate('admin.conflict.empty')
  return (
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
      <TableBody sx={{ '& td': { overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' } }}>
        {useDifferences(definition, changes).map(({ name, label, before, after }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {label}
            </TableCell>
            <TableCell>{before || empty}</TableCell>
            <TableCell>{after || empty}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function differencesOf(definition: ResourceDefinition, conflict: Conflict): FieldChange[] {
  const mine = writtenValues(definition, conflict.mine)
  const stored = writtenValues(definition, conflict.stored)
  return Object.keys(mine)
    .filter((field) => !isSame(mine[field], stored[field]))
    .map((field) => ({ field, before: mine[field], after: stored[field] }))
}

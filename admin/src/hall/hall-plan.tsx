import { Alert, Box, Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { AddRowForm } from './add-row-form.tsx'
import { FingerMode } from './finger-mode.tsx'
import type { Place } from './place.ts'
import { usePlaceWords } from './place-words.ts'
import { PlanDrawing } from './plan-drawing.tsx'
import { problemsOfPlan } from './problems-of-plan.ts'
import { PlanTools } from './plan-tools.tsx'
import { RowsTable } from './rows-table.tsx'
import { type SeatGroup, useSeatGroups, useSoldPlaces } from './seat-groups.ts'
import { SoldNotice } from './sold-notice.tsx'
import { usePlan } from './use-plan.ts'

const scales = [14, 18, 24, 30, 40, 54] as const

/** The plan of a hall: a drawing and a table of the same rows. A room that is new has none yet. */
export default function HallPlan() {
  const translate = useTranslate()
  const row = useRecordContext()
  return (
    <Box component="section" aria-labelledby="hall-title" sx={{ width: '100%', mt: 3 }}>
      <Typography
        component="h2"
        id="hall-title"
        sx={{ fontSize: '1.375rem', fontWeight: 800, mb: 1 }}
      >
        {translate('admin.hall.title')}
      </Typography>
      {typeof row?.id === 'number' ? (
        // What was saved begins a new history: its places have numbers by now.
        <SavedPlan key={String(row['revision'])} room={row.id} />
      ) : (
        <Typography>{translate('admin.hall.saveFirst')}</Typography>
      )}
    </Box>
  )
}

function SavedPlan({ room }: { room: number }) {
  const translate = useTranslate()
  const plan = usePlan()
  const { groups, add } = useSeatGroups(room)
  const sold = useSoldPlaces(room)
  const words = usePlaceWords(groups ?? [], sold)
  const [zoom, setZoom] = useState(3)
  const [fingerDraws, setFingerDraws] = useState(false)
  if (!groups) return null
  const problems = problemsOfPlan(plan.error, plan.places, (place: Place) => words(place))
  return (
    <>
      <Typography id="hall-keys" sx={{ mb: 1 }}>
        {translate('admin.hall.explanation')}
      </Typography>
      <Legend groups={groups} plan={plan} onAdd={add} />
      {plan.places.length > 0 && (
        <Box
          sx={{
            position: { md: 'sticky' },
            top: 48,
            zIndex: 2,
            bgcolor: 'background.default',
            py: 1,
          }}
        >
          <PlanTools plan={plan} groups={groups} />
        </Box>
      )}
      {problems.length > 0 && (
        <Alert severity="error" sx={{ my: 2 }}>
          {problems.map((problem) => (
            <div key={problem}>{problem}</div>
          ))}
        </Alert>
      )}
      <SoldNotice places={plan.places} sold={sold} />
      {plan.places.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1 }}>
          <FingerMode draws={fingerDraws} onChange={setFingerDraws} />
          <Button size="small" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
            {translate('admin.hall.smaller')}
          </Button>
          <Button
            size="small"
            disabled={zoom === scales.length - 1}
            onClick={() => setZoom(zoom + 1)}
          >
            {translate('admin.hall.larger')}
          </Button>
        </Box>
      )}
      <PlanDrawing
        plan={plan}
        groups={groups}
        sold={sold}
        words={words}
        scale={scales[zoom]!}
        fingerDraws={fingerDraws}
      />
      <AddRowForm plan={plan} groups={groups} />
      <Typography component="h3" sx={{ fontWeight: 800, mt: 3, mb: 1 }}>
        {translate('admin.hall.rows')}
      </Typography>
      <RowsTable plan={plan} groups={groups} words={words} />
    </>
  )
}

type LegendProps = {
  groups: readonly SeatGroup[]
  plan: ReturnType<typeof usePlan>
  onAdd: (name: string) => Promise<void>
}

/** The seat groups with their colours, how many places they have, and a field for a new one. */
function Legend({ groups, plan, onAdd }: LegendProps) {
  const translate = useTranslate()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState('')
  const add = async () => {
    try {
      await onAdd(name.trim())
      setName('')
      setProblem('')
    } catch (error) {
      setProblem((error as Error).message)
    }
  }
  return (
    <>
      <Box
        component="ul"
        aria-label={translate('admin.hall.groups')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, listStyle: 'none', p: 0, m: 0, mb: 1 }}
      >
        {groups.map(({ id, letter, name: group, colour }) => (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', gap: 1, alignItems: 'center', minWidth: 0 }}
          >
            <Box
              component="span"
              sx={{ bgcolor: colour, color: '#fff', fontWeight: 700, px: 1, borderRadius: '1rem' }}
            >
              {letter}
            </Box>
            {translate('admin.hall.groupCount', {
              name: group,
              smart_count: plan.places.filter((place) => place.seat_group === id).length,
            })}
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
        <TextField
          margin="none"
          sx={{ width: '14rem' }}
          label={translate('admin.hall.newGroup')}
          value={name}
          error={problem !== ''}
          helperText={problem}
          onChange={({ target }) => setName(target.value)}
        />
        <Button variant="outlined" disabled={name.trim() === ''} onClick={() => void add()}>
          {translate('admin.hall.addGroup')}
        </Button>
      </Box>
    </>
  )
}

import { placeKinds } from '@foyer/schema/resources/programme/place-kinds.ts'
import { Box, Button, MenuItem, TextField, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { addAisle, changePlaces, deletePlaces, movePlaces } from './change-plan.ts'
import type { Place } from './place.ts'
import { useKindName } from './place-words.ts'
import type { SeatGroup } from './seat-groups.ts'
import type { Plan } from './use-plan.ts'

type Props = { plan: Plan; groups: readonly SeatGroup[] }

const step = 25
const directions = {
  left: { dx: -step, dy: 0 },
  right: { dx: step, dy: 0 },
  front: { dx: 0, dy: -step },
  back: { dx: 0, dy: step },
} as const

const lines = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }
const field = { sx: { width: '12rem' }, margin: 'none' } as const

/** What can be done with the chosen places, however they were chosen. */
export function PlanTools({ plan, groups }: Props) {
  const translate = useTranslate()
  const { places, chosen, choose, change } = plan
  const own = places.filter(({ key }) => chosen.has(key))
  const isEmpty = own.length === 0
  const set = (values: Parameters<typeof changePlaces>[2]) =>
    change(changePlaces(places, chosen, values))
  const all = new Set(places.map(({ key }) => key))
  return (
    <Box role="group" aria-label={translate('admin.hall.tools')} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={lines}>
        <Button size="small" variant="outlined" disabled={!plan.canUndo} onClick={plan.undo}>
          {translate('admin.hall.undo')}
        </Button>
        <Button size="small" variant="outlined" disabled={!plan.canRedo} onClick={plan.redo}>
          {translate('admin.hall.redo')}
        </Button>
        <Button size="small" disabled={all.size === 0} onClick={() => choose(all)}>
          {translate('admin.hall.all')}
        </Button>
        <Button size="small" disabled={isEmpty} onClick={() => choose(new Set())}>
          {translate('admin.hall.none')}
        </Button>
        <Typography role="status">
          {translate('admin.hall.chosen', { smart_count: own.length })}
        </Typography>
      </Box>
      <Box sx={lines}>
        <TextField
          {...field}
          select
          label={translate('admin.hall.giveGroup')}
          value={sharedValue(own, 'seat_group')}
          disabled={isEmpty}
          onChange={({ target }) => set({ seat_group: Number(target.value) })}
        >
          {groups.map(({ id, letter, name }) => (
            <MenuItem key={id} value={id}>
              {`${letter} ${name}`}
            </MenuItem>
          ))}
        </TextField>
        <KindField own={own} onChange={(kind) => set({ kind })} />
        <Button size="small" disabled={isEmpty} onClick={() => set({ is_blocked: true })}>
          {translate('admin.hall.block')}
        </Button>
        <Button size="small" disabled={isEmpty} onClick={() => set({ is_blocked: false })}>
          {translate('admin.hall.unblock')}
        </Button>
        <Button
          size="small"
          color="error"
          disabled={isEmpty}
          onClick={() => change(deletePlaces(places, chosen))}
        >
          {translate('admin.hall.delete')}
        </Button>
      </Box>
      <Box sx={lines}>
        {Object.entries(directions).map(([name, by]) => (
          <Button
            key={name}
            size="small"
            disabled={isEmpty}
            onClick={() => change(movePlaces(places, chosen, by))}
          >
            {translate(`admin.hall.move.${name}`)}
          </Button>
        ))}
        <Button
          size="small"
          disabled={own.length !== 1}
          onClick={() => change(addAisle(places, own[0]!))}
        >
          {translate('admin.hall.aisle')}
        </Button>
      </Box>
      {own.length > 0 && <Details key={[...chosen].join(' ')} own={own} onChange={set} />}
    </Box>
  )
}

type KindProps = { own: readonly Place[]; onChange: (kind: Place['kind']) => void }

function KindField({ own, onChange }: KindProps) {
  const translate = useTranslate()
  const kindName = useKindName()
  return (
    <TextField
      {...field}
      select
      label={translate('admin.hall.giveKind')}
      value={sharedValue(own, 'kind')}
      disabled={own.length === 0}
      onChange={({ target }) => onChange(target.value as Place['kind'])}
    >
      {placeKinds.map((kind) => (
        <MenuItem key={kind} value={kind}>
          {kindName(kind)}
        </MenuItem>
      ))}
    </TextField>
  )
}

type DetailsProps = {
  own: readonly Place[]
  onChange: (values: { seat_label: string } | { rank: number }) => void
}

/** What is typed: the name of one place, and the quality of all that are chosen. It counts when the field is left. */
function Details({ own, onChange }: DetailsProps) {
  const translate = useTranslate()
  const rank = sharedValue(own, 'rank')
  const label = own.length === 1 ? own[0]!.seat_label : undefined
  return (
    <Box sx={lines}>
      {label !== undefined && (
        <TextField
          {...field}
          label={translate('admin.hall.seatName')}
          defaultValue={label}
          onBlur={({ target }) => {
            const next = target.value.trim()
            if (next && next !== label) onChange({ seat_label: next })
          }}
        />
      )}
      <TextField
        {...field}
        type="number"
        label={translate('admin.hall.rank')}
        defaultValue={rank}
        onBlur={({ target }) => {
          const next = Number(target.value)
          if (target.value !== '' && next >= 0 && next !== rank) onChange({ rank: next })
        }}
      />
    </Box>
  )
}

/** The value that all places have; empty if they differ. */
function sharedValue<Name extends keyof Place>(own: readonly Place[], name: Name) {
  const [first] = own
  return first && own.every((place) => place[name] === first[name]) ? first[name] : ''
}

import { datesOfRun } from '@foyer/schema/resources/programme/dates-of-run.ts'
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material'
import { useState } from 'react'
import { type HttpError, useNotify, useRefresh, useTranslate } from 'react-admin'
import type { Row } from '#provider/written-values.ts'
import { useLocaleCode } from '#words/use-locale-code.ts'
import { addRun, problemsOfRun } from './add-run.ts'
import { CheckboxList } from '#generic/parts/checkbox-list.tsx'
import { dayAfter, weekdays as allWeekdays, weekdayName, writtenDay } from './days.ts'

type Props = { event: Row; onClose: () => void }

/** The most days that are listed one by one. */
const maxDays = 150

/** Adds several events: from one day to another, on days of the week, at one or more times, and with exceptions. */
export function RunDialog({ event, onClose }: Props) {
  const translate = useTranslate()
  const locale = useLocaleCode()
  const notify = useNotify()
  const refresh = useRefresh()
  const first = dayAfter(event['day'] as string)
  const [from, setFrom] = useState(first)
  const [until, setUntil] = useState(first)
  const [weekdays, setWeekdays] = useState<readonly number[]>([])
  const [times, setTimes] = useState(timeOf(event))
  const [except, setExcept] = useState<readonly string[]>([])
  const [problems, setProblems] = useState<readonly string[]>([])
  const [isBusy, setIsBusy] = useState(false)

  const dates =
    from && until ? datesOfRun({ from, until, weekdays, times: [null], except: [] }, maxDays) : []
  const days = dates.slice(0, maxDays).map(({ day }) => day)
  const left = days.filter((day) => !except.includes(day))
  const add = async () => {
    setIsBusy(true)
    setProblems([])
    const run = { from, until, weekdays: [...weekdays], times: timesIn(times), except: [...except] }
    try {
      const count = await addRun(event, run, locale)
      notify('admin.run.added', { messageArgs: { smart_count: count }, type: 'success' })
      refresh()
      onClose()
    } catch (error) {
      setProblems(problemsOfRun(error as HttpError, (day) => writtenDay(day, locale)))
    } finally {
      setIsBusy(false)
    }
  }
  const dayField = {
    type: 'date',
    margin: 'dense',
    slotProps: { inputLabel: { shrink: true } },
  } as const
  return (
    <Dialog open fullWidth onClose={onClose} aria-labelledby="run-title">
      <DialogTitle id="run-title">{translate('admin.run.title')}</DialogTitle>
      <DialogContent>
        <p>{translate('admin.run.explanation')}</p>
        <TextField
          {...dayField}
          label={translate('admin.run.from')}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />{' '}
        <TextField
          {...dayField}
          label={translate('admin.run.until')}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
        <CheckboxList
          legend={translate('admin.run.weekdays')}
          options={allWeekdays.map((day) => ({ value: day, label: weekdayName(day, locale) }))}
          chosen={weekdays}
          onChange={setWeekdays}
        />
        <TextField
          fullWidth
          margin="dense"
          label={translate('admin.run.times')}
          helperText={translate('admin.run.timesHelp')}
          value={times}
          onChange={({ target }) => setTimes(target.value)}
        />
        {days.length > 0 && (
          <CheckboxList
            legend={translate('admin.run.days')}
            options={days.map((day) => ({ value: day, label: writtenDay(day, locale) }))}
            chosen={left}
            onChange={(chosen) => setExcept(days.filter((day) => !chosen.includes(day)))}
          />
        )}
        {problems.length > 0 && (
          <Alert severity="error">
            {problems.map((problem) => (
              <div key={problem}>{problem}</div>
            ))}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" disabled={isBusy} onClick={() => void add()}>
          {translate('admin.run.add')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Times that are typed with spaces or commas between them. */
const timesIn = (text: string) => text.split(/[\s,;]+/).filter(Boolean)

const timeOf = (event: Row) => ((event['local_time'] as string | null) ?? '').slice(0, 5)

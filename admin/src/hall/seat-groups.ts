import { adminApiPath } from '@foyer/schema/paths/admin-paths.ts'
import { useEffect, useState } from 'react'
import { useGetList } from 'react-admin'
import { textIn } from '#generic/values/text-in.ts'
import { useLocaleCode } from '#words/use-locale-code.ts'
import { callOrigin } from '#provider/call-origin.ts'

export type SeatGroup = { id: number; name: string; colour: string; letter: string }

/** Dark enough for white letters. A letter says the same as the colour. */
const colours = [
  '#a51612',
  '#1c6480',
  '#7a5f12',
  '#5b4b8a',
  '#2a6f46',
  '#97386d',
  '#4c5966',
  '#a5480f',
] as const

type Row = { id: number; name: unknown }

/** The seat groups of a room, and how to add one. */
export function useSeatGroups(room: number) {
  const locale = useLocaleCode()
  const { data, error, refetch } = useGetList<Row>('seat-groups', {
    filter: { room },
    sort: { field: 'position', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  })
  const add = async (name: string): Promise<void> => {
    const body = { room, name: { de: name }, position: data?.length ?? 0 }
    await callOrigin(adminApiPath(locale, 'seat-groups/'), { method: 'POST', body })
    await refetch()
  }
  const groups = data?.map(({ id, name }, index): SeatGroup => ({
    id,
    name: textIn(name, locale),
    colour: colours[index % colours.length]!,
    letter: letterOf(index),
  }))
  return { groups: error ? [] : groups, add }
}

const letterOf = (index: number) => String.fromCodePoint(65 + (index % 26))

/** The number of tickets to coming events, by the number of a place. Without it the plan can be changed all the same: the origin protects what is sold. */
export function useSoldPlaces(room: number): ReadonlyMap<number, number> {
  const locale = useLocaleCode()
  const [sold, setSold] = useState<ReadonlyMap<number, number>>(new Map())
  useEffect(() => {
    const ending = new AbortController()
    const path = adminApiPath(locale, `rooms/${room}/sold-places/`)
    readSoldPlaces(path, ending.signal).then(setSold, () => {})
    return () => ending.abort()
  }, [room, locale])
  return sold
}

async function readSoldPlaces(path: string, signal: AbortSignal) {
  const { places } = (await callOrigin(path, { signal })) as {
    places: { id: number; tickets: number }[]
  }
  return new Map(places.map(({ id, tickets }) => [id, tickets]))
}

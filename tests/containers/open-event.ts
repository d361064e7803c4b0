import { execa } from 'execa'
import { staleByEvent } from '@foyer/schema/change-tags.ts'
import { titleOf } from '#bench/change-to-visible/watch-page.ts'
import { dockerOutput } from './docker.ts'

/** An event of the demo theatre in a container of its database, whose title can be changed as by an editor. */
export async function openEvent(database: string, id: number) {
  const psql = ['psql', '-U', 'foyer', '-qAt']
  const found = await dockerOutput(
    'exec',
    database,
    ...psql,
    '-c',
    `select production_id, array(select id from event as other
       where other.id = event.parent_id or other.production_id = event.production_id)
     from event where id = ${id}`,
  )
  const [production, others] = found.split('|') as [string, string]
  const tags = staleByEvent({
    id,
    productionIds: production ? [Number(production)] : [],
    listedOnEventIds: others.slice(1, -1).split(',').filter(Boolean).map(Number),
  })
  const session = execa('docker', ['exec', '-i', database, ...psql], { reject: false })
  return {
    /** Returns when the statements were sent. */
    rename(number: number): number {
      const title = JSON.stringify({ de: titleOf(number), en: titleOf(number) })
      const sentAt = performance.now()
      session.stdin.write(
        `begin; update event set title = '${title}' where id = ${id};
         select record_change('{${tags.join(',')}}'); commit;\n`,
      )
      return sentAt
    },
    close: () => session.stdin.end(),
  }
}

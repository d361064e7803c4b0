import type { Localized } from '@foyer/backend/src/database/localized.ts'
import { personName, tidy } from './archive-texts.ts'
import type { Work } from './programme-shape.ts'
import { conductorRole, soloistRole } from './roles.ts'

export type ArchiveCredit = {
  /** Stable key of the person. */
  person: string
  firstName: string
  lastName: string
  group: 'team' | 'cast'
  role: Localized
}

/** The conductors and soloists of a concert, each part once. */
export function creditsOf(works: Work[]): ArchiveCredit[] {
  const conductors = works.flatMap(({ conductorName = '' }) =>
    // Several conductors of one work are joined by semicolons.
    conductorName.split(';').map((name) => credit(name, 'team', conductorRole)),
  )
  const soloists = works.flatMap(({ soloists }) =>
    soloists.map(({ soloistName, soloistInstrument }) =>
      credit(soloistName, 'cast', soloistRole(soloistInstrument)),
    ),
  )
  const named = [...conductors, ...soloists].filter(({ lastName }) => lastName !== '')
  return [...new Map(named.map((one) => [`${one.person} ${one.role.en}`, one])).values()]
}

function credit(name: string, group: ArchiveCredit['group'], role: Localized): ArchiveCredit {
  const { firstName, lastName } = personName(name)
  return { person: `nyphil:${tidy(name).toLowerCase()}`, firstName, lastName, group, role }
}

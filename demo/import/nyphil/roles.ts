import type { Localized } from '@foyer/backend/src/database/localized.ts'
import { tidy } from './archive-texts.ts'

const german: Record<string, string> = {
  Piano: 'Klavier',
  Violin: 'Violine',
  Viola: 'Viola',
  Cello: 'Violoncello',
  'Double Bass': 'Kontrabass',
  Flute: 'Flöte',
  Oboe: 'Oboe',
  Clarinet: 'Klarinette',
  Bassoon: 'Fagott',
  'French Horn': 'Horn',
  Trumpet: 'Trompete',
  Trombone: 'Posaune',
  Harp: 'Harfe',
  Organ: 'Orgel',
  Harpsichord: 'Cembalo',
  Percussion: 'Schlagwerk',
  Soprano: 'Sopran',
  'Mezzo-Soprano': 'Mezzosopran',
  Contralto: 'Alt',
  Alto: 'Alt',
  Tenor: 'Tenor',
  Baritone: 'Bariton',
  'Bass-Baritone': 'Bassbariton',
  Bass: 'Bass',
  Chorus: 'Chor',
  Narrator: 'Sprecher',
}

export const conductorRole: Localized = { de: 'Musikalische Leitung', en: 'Conductor' }

/** A soloist's instrument or voice; in English in both languages if no German word is known. */
export function soloistRole(instrument: string): Localized {
  const en = tidy(instrument)
  return { de: german[en] ?? en, en }
}

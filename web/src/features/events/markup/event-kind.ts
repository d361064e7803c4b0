/** Types of schema.org for events of a theatre. */
export type EventKind =
  | 'ChildrensEvent'
  | 'DanceEvent'
  | 'EducationEvent'
  | 'Event'
  | 'ExhibitionEvent'
  | 'MusicEvent'
  | 'TheaterEvent'

type Named = { exhibitionType: string | undefined; genre: string | undefined }

const byExhibitionType: [RegExp, EventKind][] = [
  [/ausstellung|exhibition/, 'ExhibitionEvent'],
  [/workshop|einfuehrung|introduction/, 'EducationEvent'],
  [/konzert|concert/, 'MusicEvent'],
]

// In this order: a musical is theatre, and theatre for young people is for children.
const byGenre: [RegExp, EventKind][] = [
  [/kinder|jung|child|young|famil/, 'ChildrensEvent'],
  [/tanz|ballett|dance|ballet/, 'DanceEvent'],
  [/oper|musical|schauspiel|drama|theat|gastspiel|guest/, 'TheaterEvent'],
  [/konzert|concert|musi/, 'MusicEvent'],
]

/** The type of an event, by the slugs of its exhibition type and its genre in either language. */
export function eventKind({ exhibitionType = '', genre = '' }: Named): EventKind {
  const [, kind = 'Event'] =
    byExhibitionType.find(([name]) => name.test(exhibitionType)) ??
    byGenre.find(([name]) => name.test(genre)) ??
    []
  return kind
}

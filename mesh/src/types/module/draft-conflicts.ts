import { GraphQLID, GraphQLObjectType, GraphQLString } from 'graphql'

type DraftConflict = { moduleId: string | null; field: string | null }

/** A position where the draft differs from what was just published. */
export const draftConflictType = new GraphQLObjectType({
  name: 'DraftConflict',
  description: 'A place where the draft has something else than what was just published.',
  fields: {
    moduleId: {
      type: GraphQLID,
      description: 'UUID of the module in the document; null for the document itself.',
    },
    field: {
      type: GraphQLString,
      description:
        'Path of the field; e.g. "content". Null if the draft has moved or removed the module.',
    },
  },
})

/** Reads the header `Draft-Conflicts`: `module` or `module/field`, separated by commas. */
export function draftConflictsOf(header: string | null | undefined): DraftConflict[] {
  return (header ?? '')
    .split(',')
    .map((place) => place.trim())
    .filter((place) => place !== '')
    .map((place) => {
      const [moduleId, ...path] = place.split('/')
      return { moduleId: moduleId || null, field: path.join('.') || null }
    })
}

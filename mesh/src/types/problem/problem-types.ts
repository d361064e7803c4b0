import {
  GraphQLEnumType,
  type GraphQLFieldConfig,
  GraphQLInt,
  GraphQLInterfaceType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLSchema,
  GraphQLString,
  isEnumType,
  isObjectType,
} from 'graphql'

/** An error response of the origin, with its property names. */
type ProblemResponse = {
  message?: string
  detail?: string
  code?: string
  revision?: number
  response_code?: number | null
  problems?: { field: string; label: string; messages: string[] }[]
  field_errors?: { field: string; message: string }[]
}

/** The problem types of the graph, by the names of the contract's error responses. */
export function problemTypes(schema: GraphQLSchema): ReadonlyMap<string, GraphQLObjectType> {
  const code = {
    type: new GraphQLNonNull(problemCode(schema)),
    description: 'The reason, for programs.',
  }
  const message = {
    type: new GraphQLNonNull(GraphQLString),
    description: 'The reason for people, in the requested language.',
  }
  const Problem = new GraphQLInterfaceType({
    name: 'Problem',
    description:
      'An expected failure of a mutation, which changed nothing: the user can correct the input or try something else.',
    fields: { message, code },
  })
  const problem = (name: string, description: string, more: Fields, ownCode?: string) =>
    new GraphQLObjectType<ProblemResponse>({
      name,
      description,
      interfaces: [Problem],
      fields: {
        message: { ...message, resolve: (response) => response.message ?? response.detail ?? '' },
        code: ownCode === undefined ? code : { ...code, resolve: () => ownCode },
        ...more,
      },
    })
  const ValidationProblem = problem(
    'ValidationProblem',
    'The input has invalid values.',
    { fieldProblems },
    'VALIDATION_FAILED',
  )
  const ConflictProblem = problem(
    'ConflictProblem',
    'Somebody else has changed the object since it was read. Read it again, and repeat the change.',
    { revision },
    'CONFLICT',
  )
  return new Map([
    ['ModuleInvalid', ValidationProblem],
    ['FormRejected', ValidationProblem],
    ['MissingPageRejected', ValidationProblem],
    ['PageInvalid', ValidationProblem],
    ['PasswordRejected', ValidationProblem],
    ['AccountRejected', ValidationProblem],
    ['ModuleConflict', ConflictProblem],
    ['PageConflict', ConflictProblem],
    [
      'PageInUse',
      problem(
        'PageInUseProblem',
        'Something links to the page, or stands below it. Confirm that it is deleted all the same.',
        fieldsOf(schema, 'PageInUse'),
        'IN_USE',
      ),
    ],
    [
      'LoginRejected',
      problem('LoginProblem', 'The user name or the password is wrong.', {}, 'WRONG_CREDENTIALS'),
    ],
    [
      'MediaInUse',
      problem(
        'MediaInUseProblem',
        'Something still shows the item of the media library, which was therefore not deleted.',
        fieldsOf(schema, 'MediaInUse'),
        'IN_USE',
      ),
    ],
    [
      'MediaConflict',
      problem(
        'MediaConflictProblem',
        'Somebody else has changed the item of the media library since it was read. Nothing was changed.',
        fieldsOf(schema, 'MediaConflict'),
        'CONFLICT',
      ),
    ],
    [
      'PasskeyRejected',
      problem('PasskeyProblem', 'The passkey was refused.', {}, 'WRONG_CREDENTIALS'),
    ],
    ['CartProblem', problem('CartProblem', 'The cart or order was not changed.', { responseCode })],
  ])
}

type Fields = Record<string, GraphQLFieldConfig<ProblemResponse, unknown>>

/** The fields of the response that say what stands against a change, as they are in the graph. */
function fieldsOf(
  schema: GraphQLSchema,
  name: 'PageInUse' | 'MediaInUse' | 'MediaConflict',
): Fields {
  const response = schema.getType(name)
  if (!isObjectType(response)) return {}
  const { detail: _, ...fields } = response.toConfig().fields
  return fields
}

const revision = {
  type: GraphQLInt,
  description: 'Revision number of the stored object; null if unknown.',
}

const responseCode = {
  type: GraphQLInt,
  description:
    'Code of the ticketing system: -214 for not enough adjacent seats, -204 for no current reservation; null for any other reason.',
  resolve: (response: ProblemResponse) => response.response_code,
}

export const FieldProblem = new GraphQLObjectType({
  name: 'FieldProblem',
  description: 'A field of the input with an invalid value.',
  fields: {
    field: {
      type: new GraphQLNonNull(GraphQLString),
      description:
        'Name or slug of the field, with index and name within a list, e.g. "items.0.link".',
    },
    label: {
      type: GraphQLString,
      description: 'Label of the field in the editor; null if it has none.',
    },
    messages: {
      type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLString))),
      description: 'What is wrong with the value, in the requested language.',
    },
  },
})

const fieldProblems = {
  type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(FieldProblem))),
  description: 'The invalid fields, in order; empty if the problem concerns no single field.',
  resolve: ({ problems = [], field_errors: errors = [] }: ProblemResponse) => [
    ...problems,
    ...errors.map(({ field, message }) => ({ field, messages: [message] })),
  ],
}

/** The codes of the cart, and one for each other problem. */
function problemCode(schema: GraphQLSchema): GraphQLEnumType {
  const cart = schema.getType('CartProblemCode')
  return new GraphQLEnumType({
    name: 'ProblemCode',
    description: 'Reason of a problem, for programs.',
    values: {
      VALIDATION_FAILED: { description: 'Values are invalid; `fieldProblems` names their fields.' },
      CONFLICT: { description: 'Somebody else has changed the object since it was read.' },
      GONE: {
        description:
          'The object was deleted, or its history since it was read is no longer stored.',
      },
      IN_USE: { description: 'Something else needs or shows the object.' },
      WRONG_CREDENTIALS: { description: 'The user name, the password or the passkey is wrong.' },
      ...(isEnumType(cart) && cart.toConfig().values),
    },
  })
}

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
} from 'graphql'

/** What the origin says in place of an answer, in its spelling. */
type Refused = {
  message?: string
  detail?: string
  code?: string
  revision?: number
  response_code?: number | null
  problems?: { field: string; label: string; messages: string[] }[]
  field_errors?: { field: string; message: string }[]
}

/** The problems of the graph by the refusals of the contract that they stand for. */
export function problemTypes(schema: GraphQLSchema): ReadonlyMap<string, GraphQLObjectType> {
  const code = { type: new GraphQLNonNull(problemCode(schema)), description: 'What went wrong.' }
  const message = {
    type: new GraphQLNonNull(GraphQLString),
    description: 'What went wrong, as a sentence for people, in the language of the request.',
  }
  const Problem = new GraphQLInterfaceType({
    name: 'Problem',
    description:
      'Why a mutation changed nothing, where the person who asked can do something about it.',
    fields: { message, code },
  })
  const problem = (name: string, description: string, more: Fields, ownCode?: string) =>
    new GraphQLObjectType<Refused>({
      name,
      description,
      interfaces: [Problem],
      fields: {
        message: { ...message, resolve: (refused) => refused.message ?? refused.detail ?? '' },
        code: ownCode === undefined ? code : { ...code, resolve: () => ownCode },
        ...more,
      },
    })
  const ValidationProblem = problem(
    'ValidationProblem',
    'Values that break their rules.',
    { fieldProblems },
    'VALIDATION_FAILED',
  )
  return new Map([
    ['ModuleInvalid', ValidationProblem],
    ['FormRefused', ValidationProblem],
    ['MissingPageRefused', ValidationProblem],
    [
      'ModuleConflict',
      problem(
        'ConflictProblem',
        'The object was changed since it was read: read it again, and repeat the change.',
        { revision },
        'CONFLICT',
      ),
    ],
    [
      'LoginRefused',
      problem('LoginProblem', 'The name or the password is wrong.', {}, 'WRONG_CREDENTIALS'),
    ],
    ['CartProblem', problem('CartProblem', 'Why the cart was not changed.', { responseCode })],
  ])
}

type Fields = Record<string, GraphQLFieldConfig<Refused, unknown>>

const revision = {
  type: GraphQLInt,
  description: 'The revision that is stored now.',
}

const responseCode = {
  type: GraphQLInt,
  description:
    'The number by which the ticketing knows the problem: -214 where there are not enough connected seats, -204 where nothing is reserved; null for others.',
  resolve: (refused: Refused) => refused.response_code,
}

export const FieldProblem = new GraphQLObjectType({
  name: 'FieldProblem',
  description: 'A field with a value that breaks its rules.',
  fields: {
    field: {
      type: new GraphQLNonNull(GraphQLString),
      description:
        'Name or slug of the field, with index and name within a list, e.g. "items.0.link".',
    },
    label: {
      type: GraphQLString,
      description: 'What the field is called in the editor; null where only its name is known.',
    },
    messages: {
      type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLString))),
      description: 'What is wrong with it, in the language of the request.',
    },
  },
})

const fieldProblems = {
  type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(FieldProblem))),
  description: 'The fields in question, in their order; empty where no single field is.',
  resolve: ({ problems = [], field_errors: errors = [] }: Refused) => [
    ...problems,
    ...errors.map(({ field, message }) => ({ field, messages: [message] })),
  ],
}

/** The codes of the cart, and one for each other problem. */
function problemCode(schema: GraphQLSchema): GraphQLEnumType {
  const cart = schema.getType('CartProblemCode')
  return new GraphQLEnumType({
    name: 'ProblemCode',
    description: 'What went wrong, for programs.',
    values: {
      VALIDATION_FAILED: { description: 'Values break their rules; the fields are named.' },
      CONFLICT: { description: 'The object was changed since it was read.' },
      WRONG_CREDENTIALS: { description: 'The name or the password is wrong.' },
      ...(isEnumType(cart) && cart.toConfig().values),
    },
  })
}

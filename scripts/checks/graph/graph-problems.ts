import graphql, { parser } from '@graphql-eslint/eslint-plugin'
import { Linter } from 'eslint'

const { configs, rules } = graphql

/** Every rule of both sets holds, with these options and without these findings. */
const options: Linter.RulesRecord = {
  // Connections are read forwards: the origin has pages, and no page before the first of them.
  '@graphql-eslint/relay-arguments': ['error', { includeBoth: false }],
  // Lists that are always read whole, such as genres, are plain lists. There is no `Node`, since an id is for caches only.
  '@graphql-eslint/relay-edge-types': [
    'error',
    { listTypeCanWrapOnlyEdgeType: false, shouldImplementNode: false },
  ],
  // Only entities have an id. Values, problems and rows of a parent have none, so that no cache takes them for an entity.
  '@graphql-eslint/strict-id-in-types': 'off',
}
const exceptions: readonly { rule: string; message: string }[] = [
  // Read by introspection: codes of errors are no field of any type.
  { rule: 'no-unreachable-types', message: 'Enum type `GraphQLErrorCode` is unreachable.' },
  // The theatre's word for a kind of event.
  {
    rule: 'naming-convention',
    message: 'Type "ExhibitionType" should not have "Type" suffix',
  },
  // A plural: these are related articles.
  {
    rule: 'no-typename-prefix',
    message: 'Field "articles" starts with the name of the parent type "Article"',
  },
]

/** What `schema-recommended` and `schema-relay` of graphql-eslint find wrong with a graph, a line each. */
export function findGraphProblems(file: string, schema: string): string[] {
  const problems = new Linter().verify(
    schema,
    [
      {
        files: ['**/*.graphql'],
        languageOptions: { parser, parserOptions: { graphQLConfig: { schema } } },
        plugins: { '@graphql-eslint': { rules } },
        rules: {
          ...configs['flat/schema-recommended'].rules,
          ...configs['flat/schema-relay'].rules,
          ...options,
        },
      } as Linter.Config,
    ],
    { filename: file },
  )
  return problems
    .map(({ line, ruleId, message }) => ({
      line,
      rule: ruleId?.replace('@graphql-eslint/', '') ?? 'syntax',
      message,
    }))
    .filter(
      ({ rule, message }) =>
        !exceptions.some((one) => one.rule === rule && one.message === message),
    )
    .map(({ line, rule, message }) => `${file}:${line}: ${message} (${rule})`)
}

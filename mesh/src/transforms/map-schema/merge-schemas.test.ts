import { getMesh } from '@graphql-mesh/runtime'
import { buildSchema, graphql, printSchema } from 'graphql'
import { expect, test } from 'vitest'
import { getMeshOptions } from '#mesh'
import { merger } from '#gateway/public-graph.ts'
import { mergeSchemas } from './merge-schemas.ts'

test('the sources of the gateway become the same graph as by the merger of Mesh', async () => {
  process.env['BACKEND_URL'] = 'http://origin.test'
  const options = await getMeshOptions()
  const logger = { debug: () => undefined, info: () => undefined }
  for (const { handler } of options.sources) Object.assign(handler, { logger })
  const byMesh = await getMesh(options)
  const merged = await getMesh({ ...options, merger })
  expect(printSchema(merged.schema)).toBe(printSchema(byMesh.schema))
})

test('each root field is resolved by its own source, and types of the same name are one', async () => {
  const plays = buildSchema('type Play { title: String } type Query { play: Play }')
  const seasons = buildSchema(
    'type Play { title: String } type Season { opening: Play } type Query { season: Season } type Mutation { open: Season }',
  )
  plays.getQueryType()!.getFields()['play']!.resolve = () => ({ title: 'Nathan' })
  seasons.getMutationType()!.getFields()['open']!.resolve = () => ({ opening: { title: 'Medea' } })
  const schema = mergeSchemas([plays, seasons])
  const ask = (source: string) => graphql({ schema, source })
  expect(await ask('{ play { title } season { opening { title } } }')).toEqual({
    data: { play: { title: 'Nathan' }, season: null },
  })
  expect(await ask('mutation { open { opening { title } } }')).toEqual({
    data: { open: { opening: { title: 'Medea' } } },
  })
})

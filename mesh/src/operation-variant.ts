import type { GraphQLFieldResolver, GraphQLResolveInfo } from 'graphql'
import type { GatewayContext } from './context.ts'

type Variant = {
  /** Language of the origin's response; undefined for what has none. */
  locale: unknown
  /** What tells the same thing apart in responses to different arguments: its language, for editors also the version of a page. */
  key: string
}

const variants = new WeakMap<GatewayContext, Map<string | number, Variant>>()

/** Wraps a root field's resolver so that fields below it know in which language and version they answer. */
export function rememberVariant(resolve: GraphQLFieldResolver<unknown, GatewayContext>) {
  const remembering: GraphQLFieldResolver<unknown, GatewayContext> = (
    root,
    given,
    context,
    info,
  ) => {
    let ofContext = variants.get(context)
    if (!ofContext) variants.set(context, (ofContext = new Map<string | number, Variant>()))
    ofContext.set(info.path.key, variantOf(given))
    return resolve(root, given, context, info)
  }
  return remembering
}

/** The variant in which the field that is being resolved answers. */
export function variantAt(context: GatewayContext, path: GraphQLResolveInfo['path']): Variant {
  let root = path
  while (root.prev) root = root.prev
  return variants.get(context)?.get(root.key) ?? { locale: undefined, key: '' }
}

function variantOf(given: Record<string, unknown>): Variant {
  const input = given['input'] as Record<string, unknown> | undefined
  const locale = given['locale'] ?? input?.['locale']
  const version = given['versionNumber']
  const parts = [
    typeof locale === 'string' ? `:${locale}` : '',
    typeof version === 'number' ? `:v${version}` : '',
  ]
  return { locale, key: parts.join('') }
}

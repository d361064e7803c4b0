import type { GraphQLFieldResolver, GraphQLResolveInfo } from 'graphql'
import type { GatewayContext } from './context.ts'

type Variant = {
  /** Language of the origin's response; undefined for what has none. */
  locale: unknown
  /** What distinguishes responses about one entity to different arguments: its language, for editors also which content of a page it is. */
  key: string
}

const variants = new WeakMap<GatewayContext, Map<string | number, Variant>>()

/** Wraps a root field's resolver so that fields below it know their language and version. */
export function rememberVariant(resolve: GraphQLFieldResolver<unknown, GatewayContext>) {
  const remembering: GraphQLFieldResolver<unknown, GatewayContext> = (
    root,
    args,
    context,
    info,
  ) => {
    let ofContext = variants.get(context)
    if (!ofContext) variants.set(context, (ofContext = new Map<string | number, Variant>()))
    ofContext.set(info.path.key, variantOf(args, info.fieldName))
    return resolve(root, args, context, info)
  }
  return remembering
}

/** The variant of the field that is being resolved. */
export function variantAt(context: GatewayContext, path: GraphQLResolveInfo['path']): Variant {
  let root = path
  while (root.prev) root = root.prev
  return variants.get(context)?.get(root.key) ?? { locale: undefined, key: '' }
}

/** Fields whose entities are not as they are published. */
const drafts = new Set(['draftModules'])

function variantOf(args: Record<string, unknown>, fieldName: string): Variant {
  const input = args['input'] as Record<string, unknown> | undefined
  const locale = args['locale'] ?? input?.['locale']
  const version = args['versionNumber']
  const at = args['at']
  const parts = [
    typeof locale === 'string' ? `:${locale}` : '',
    typeof version === 'number' ? `:v${version}` : '',
    drafts.has(fieldName) || args['isDraft'] === true ? ':draft' : '',
    typeof at === 'string' ? `:at ${at}` : '',
  ]
  return { locale, key: parts.join('') }
}

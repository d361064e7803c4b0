import type { Argument, Expression } from 'oxc-parser'

type Found = 'required' | 'optional' | { value: string | number | boolean }

/**
 * The default of a variable, from its rule (`z.string().default('')`). `resolve` returns what a constant stands for. Throws for a default that
 * is no plain value, a product or a constant, since operators could not read it.
 */
export function findDefault(
  rule: Expression,
  resolve: (constant: string) => Expression | undefined,
): Found {
  for (let step = rule; step.type === 'CallExpression';) {
    const { callee, arguments: given } = step
    if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') break
    if (callee.property.name === 'optional') return 'optional'
    const [value] = given
    if (callee.property.name === 'default' && value) return { value: evaluate(value, resolve) }
    step = callee.object
  }
  return 'required'
}

function evaluate(
  value: Argument | Expression,
  resolve: (constant: string) => Expression | undefined,
): string | number | boolean {
  if (value.type === 'Literal') {
    const { value: plain } = value
    if (typeof plain === 'string' || typeof plain === 'number' || typeof plain === 'boolean')
      return plain
  }
  if (value.type === 'BinaryExpression' && value.operator === '*') {
    return Number(evaluate(value.left, resolve)) * Number(evaluate(value.right, resolve))
  }
  if (value.type === 'Identifier') {
    const constant = resolve(value.name)
    if (constant) return evaluate(constant, resolve)
  }
  throw new Error(`A default cannot be shown to operators (${value.type}): write a plain value.`)
}

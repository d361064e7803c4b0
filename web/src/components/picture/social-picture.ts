import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { SocialPicture_imageFragmentDoc } from '#graphql/generated/graphql.ts'

/** The picture that other sites show with a link to a page; undefined where there is none. */
export function socialPicture(
  image: FragmentType<typeof SocialPicture_imageFragmentDoc> | null | undefined,
) {
  if (!image) return undefined
  const { alt, social } = readFragment(SocialPicture_imageFragmentDoc, image)
  const [made] = social
  if (!made) return undefined
  return { url: made.url, width: made.width, height: made.height, alt }
}

import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { VideoList_moduleFragmentDoc } from '#graphql/generated/graphql.ts'
import { Embed } from '#ui/embed/embed.tsx'
import { Picture } from '#components/picture/picture.tsx'
import styles from './video-list.module.css'

/** Several films at YouTube or Vimeo, side by side where there is space. */
export function VideoList(props: { module: FragmentType<typeof VideoList_moduleFragmentDoc> }) {
  const { items } = readFragment(VideoList_moduleFragmentDoc, props.module)
  return (
    <ul className={styles.list}>
      {items.map(({ videoUrl, image, title, length }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- items have no names, and their order is that of the page
        <li key={index}>
          <Embed
            address={videoUrl}
            shape="film"
            title={title}
            length={length}
            picture={
              image && (
                <Picture
                  image={image}
                  alt={image.alt}
                  crop="HORIZONTAL"
                  sizes="(min-width: 64em) 46vw, 100vw"
                />
              )
            }
          />
        </li>
      ))}
    </ul>
  )
}

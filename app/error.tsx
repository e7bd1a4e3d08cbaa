'use client'

import { lazy, Suspense, type ComponentProps } from 'react'

const PageError = lazy(() =>
  import('@/components/shell/frame/page-error').then((file) => ({ default: file.PageError })),
)

/** Comes along with every page, and what it shows only when it is shown. */
export default function RootError(props: ComponentProps<typeof PageError>) {
  return (
    <Suspense>
      <PageError {...props} />
    </Suspense>
  )
}

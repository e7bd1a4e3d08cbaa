'use client'

import { lazy, Suspense } from 'react'

const OrganisationButton = lazy(() =>
  import('./organisation-button').then((file) => ({ default: file.OrganisationButton })),
)

/** Drawn with the page, and its code is fetched only where there is such a sign-in. */
export function LazyOrganisationButton({ from }: { from: string }) {
  return (
    <Suspense>
      <OrganisationButton from={from} />
    </Suspense>
  )
}

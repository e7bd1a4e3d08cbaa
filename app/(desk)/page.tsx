import { getLocale } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { FirstStepsList } from '@/components/settings/first-steps-list'
import { NothingYet } from '@/components/shell/frame/nothing-yet'
import { firstPlace, placesFor } from '@/components/shell/places'
import { currentActor } from '@/lib/auth/current-actor'
import { requireViewer } from '@/lib/people/viewer'
import { getFirstSteps } from '@/lib/settings/get-first-steps'
import { FIRST_STEPS } from '@/lib/settings/model/first-steps'
import { listStores } from '@/lib/stores/list-stores'
import { firstStepHrefs } from './first-step-hrefs'
import { PLACES } from './places'

export default async function FirstPage() {
  const viewer = await requireViewer(await getLocale())
  const actor = (await currentActor()) ?? redirect('/sign-in')
  const first = firstPlace(placesFor(viewer, PLACES))
  // With the simulator there are stores and people from the start, to try things with.
  if (viewer.isAdmin && viewer.environment !== 'simulator') {
    const steps = await getFirstSteps({ actor })
    if (!FIRST_STEPS.every((step) => steps.done[step])) {
      const hrefs = firstStepHrefs(steps, await listStores({ actor }))
      return (
        <FirstStepsList
          name={viewer.name}
          steps={steps}
          hrefs={hrefs}
          workHref={first?.href ?? null}
        />
      )
    }
  }
  if (first) redirect(first.href)
  return <NothingYet viewer={viewer} />
}

'use client'

import { Building2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { organisationSignIn } from '@/components/shell/auth-request'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'

/** Goes to the organisation's own sign-in (OpenID Connect). */
export function OrganisationButton({ from }: { from: string }) {
  const t = useTranslations('people.signIn')
  const [pending, setPending] = useState(false)
  const [isFailed, setFailed] = useState(false)
  async function leave() {
    setPending(true)
    setFailed(false)
    try {
      window.location.assign(await organisationSignIn(from))
    } catch {
      setFailed(true)
      setPending(false)
    }
  }
  return (
    <div className="flex flex-col gap-3">
      {isFailed && (
        <Notice kind="late" role="alert">
          {t('problem.trouble')}
        </Notice>
      )}
      <Button pending={pending} icon={<Building2 aria-hidden />} onClick={() => void leave()}>
        {t('organisation')}
      </Button>
    </div>
  )
}

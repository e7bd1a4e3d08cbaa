'use client'

import { Trash2 } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { toast } from 'sonner'
import { useProblemText } from '@/components/shell/use-problem-text'
import { IconButton } from '@/components/ui/icon-button'
import { forgetCustomer } from '@/lib/food/actions'
import type { KnownCustomer } from '@/lib/food/schema'

const Confirm = dynamic(() => import('@/components/ui/confirm').then((module) => module.Confirm), {
  ssr: false,
})

/** Deletes a customer after a question; orders keep what they recorded. */
export function DeleteCustomer({ customer: { id, name, phone } }: { customer: KnownCustomer }) {
  const t = useTranslations('customers')
  const words = useProblemText()
  const router = useRouter()
  const [asks, setAsks] = useState(false)
  const [isPending, setPending] = useState(false)

  async function forget() {
    setPending(true)
    const result = await forgetCustomer({ customerId: id }).catch(() => null)
    setPending(false)
    setAsks(false)
    if (result?.ok) toast.success(t('deleted', { name }))
    else toast.error(result ? words.sentence(result) : words.noAnswer())
    // Also after a failure: somebody else may have deleted it.
    router.refresh()
  }

  return (
    <>
      <IconButton
        label={t('deleteWho', { name, phone })}
        icon={<Trash2 aria-hidden />}
        onClick={() => setAsks(true)}
      />
      {asks && (
        <Confirm
          open
          onOpenChange={setAsks}
          title={t('deleteAsk', { name })}
          text={t('deleteText', { phone })}
          confirmLabel={t('deleteDo')}
          danger
          pending={isPending}
          onConfirm={() => void forget()}
        />
      )}
    </>
  )
}

import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'

/**
 * What a page has to say all along: over its foot, from side to side, where a thumb is. Nothing
 * moves under a finger when it comes or goes. To stand last in a column that is as high as the
 * window, with a page's usual padding at its sides; what is below it is the page's to take back.
 */
export function PageFoot({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={cn(
        'sticky bottom-(--shell-bottom,0px) z-20 -mx-4 mt-auto flex min-w-0 flex-col lg:-mx-6 print:hidden',
        className,
      )}
    >
      {children}
    </div>
  )
}

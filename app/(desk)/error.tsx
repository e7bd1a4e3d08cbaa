'use client'

import { PageError } from '@/components/shell/frame/page-error'

export default PageError

import { PlanStateNotice, UpgradeTouchpoints } from '@/features/upgrade';
import { Frame } from './frame';
import { TopNavigation } from './top-navigation';

/** The frame of the app's pages, with what is to be said about the plan. */
export function Shell() {
  return <Frame bar={<TopNavigation />} before={<PlanStateNotice />} after={<UpgradeTouchpoints />} />;
}

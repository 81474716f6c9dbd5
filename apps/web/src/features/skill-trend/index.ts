export { SkillTrend } from './skill-trend';

export { LogoDownloadPage } from './logo-download-page';

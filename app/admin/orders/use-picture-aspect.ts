import { useEffect, useState } from "react";

/** The aspect ratio (width / height) of a picture; 1 until it has loaded, or when there is none. */
export function usePictureAspect(url: string): number {
  const [aspect, setAspect] = useState(1);
  useEffect(() => {
    if (url === "") return;
    const picture = new Image();
    picture.onload = () => setAspect(picture.naturalWidth / picture.naturalHeight);
    picture.src = url;
    return () => {
      picture.onload = null;
    };
  }, [url]);
  return aspect;
}
